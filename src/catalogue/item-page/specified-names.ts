import { z } from 'zod';
import type { ItemRow } from '../items/item.contract.ts';

/** The specification's other names of facts that an item has, under which its clients look for them. */
export const specifiedNames = {
  itemId: z.number(),
  item_code: z.string(),
  brand_name: z.string(),
  SubCategory: z.string(),
  CountryOfAssociation: z.string(),
  UniversalNo: z.string(),
  PackingType: z.string(),
  weight: z.number(),
  ID: z.number(),
  OD: z.number(),
  OW: z.number(),
  Dimension: z.string(),
  ListPrice: z.number(),
};

export const withSpecifiedNames = <Row extends ItemRow>(item: Row) => ({
  ...item,
  itemId: item.itemid,
  item_code: item.itemcode,
  brand_name: item.brandname,
  SubCategory: item.subCat,
  CountryOfAssociation: item.countryoforigin,
  UniversalNo: item.universalNo,
  PackingType: item.packing_type,
  weight: item.Weight,
  ID: item.Dimension_ID,
  OD: item.Dimension_OD,
  OW: item.Dimension_OW,
  Dimension: dimensionOf(item),
  ListPrice: item.list_price,
});

/** 'ID x OD x OW' in mm, or '' when no size is known. */
function dimensionOf(row: ItemRow): string {
  const sizes = [row.Dimension_ID, row.Dimension_OD, row.Dimension_OW];
  return sizes.some((mm) => mm > 0) ? sizes.join(' x ') : '';
}
