/** Sizes in mm, null when unknown. */
type DrawnRow = {
  bearingType: string;
  seal: string;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
};

export const drawingFieldsOf = ({ bearingType, seal, boreMm, outsideMm, widthMm }: DrawnRow) => ({
  itemtype: bearingType,
  seal,
  Dimension_ID: boreMm ?? 0,
  Dimension_OD: outsideMm ?? 0,
  Dimension_OW: widthMm ?? 0,
});
