/** What a row of the database says of the section of its item; sizes in mm, null where not known. */
type DrawnRow = {
  bearingType: string;
  seal: string;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
};

/** The fields of a reply that an item's drawing is made from, as `drawingFields` has them; 0 where a size is not known. */
export const drawingFieldsOf = ({ bearingType, seal, boreMm, outsideMm, widthMm }: DrawnRow) => ({
  itemtype: bearingType,
  seal,
  Dimension_ID: boreMm ?? 0,
  Dimension_OD: outsideMm ?? 0,
  Dimension_OW: widthMm ?? 0,
});
