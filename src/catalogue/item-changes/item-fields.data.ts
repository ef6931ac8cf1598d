import { msg } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';
import { hsnLabel } from '../items/item-format.rule.ts';

type ItemField = { column: string; label: string; group: 'name' | 'trade' | 'size' | 'ratings' | 'price' };

/** What staff may change of an item, by the columns of the import; the stock code stays, because imports find the item by it. */
export const itemFields = [
  { column: 'itemname', label: msg('Name or number'), group: 'name' },
  { column: 'brandname', label: msg('Maker'), group: 'name' },
  { column: 'super_category', label: msg('Super category'), group: 'name' },
  { column: 'category', label: msg('Category'), group: 'name' },
  { column: 'sub_category', label: msg('Sub category'), group: 'name' },
  { column: 'universal_no', label: msg('Universal number'), group: 'name' },
  { column: 'gtin', label: msg('GTIN'), group: 'name' },
  { column: 'description', label: msg('Description'), group: 'name' },
  { column: 'list_price', label: msg('List price'), group: 'price' },
  { column: 'cost_price', label: msg('Cost'), group: 'price' },
  { column: 'tax_percent', label: msg('Tax, %'), group: 'price' },
  { column: 'hsn', label: msg('HSN or HS code'), group: 'price' },
  { column: 'origin', label: msg('Country of origin'), group: 'trade' },
  { column: 'unit', label: msg('Unit'), group: 'trade' },
  { column: 'min_qty', label: msg('Minimum quantity'), group: 'trade' },
  { column: 'order_multiple', label: msg('Order multiple'), group: 'trade' },
  { column: 'qty_per_carton', label: msg('Quantity per carton'), group: 'trade' },
  { column: 'packing_type', label: msg('Packing'), group: 'trade' },
  { column: 'popularity', label: msg('Popularity'), group: 'trade' },
  { column: 'bearing_type', label: msg('Drawn as'), group: 'size' },
  { column: 'seal', label: msg('Seal'), group: 'size' },
  { column: 'clearance', label: msg('Clearance'), group: 'size' },
  { column: 'bore_mm', label: msg('d, mm'), group: 'size' },
  { column: 'outside_mm', label: msg('D, mm'), group: 'size' },
  { column: 'width_mm', label: msg('B, mm'), group: 'size' },
  { column: 'weight_kg', label: msg('Weight, kg'), group: 'size' },
  { column: 'dynamic_kn', label: msg('C, kN'), group: 'ratings' },
  { column: 'static_kn', label: msg('C0, kN'), group: 'ratings' },
  { column: 'speed_grease_rpm', label: msg('Speed with grease, rpm'), group: 'ratings' },
  { column: 'speed_oil_rpm', label: msg('Speed with oil, rpm'), group: 'ratings' },
] as const satisfies readonly ItemField[];

/** The fields with the labels that a country uses. */
export const itemFieldsIn = (country: Country): readonly (ItemField & { column: ItemColumn })[] =>
  itemFields.map((field) => (field.column === 'hsn' ? { ...field, label: hsnLabel(country) } : field));

export type ItemColumn = (typeof itemFields)[number]['column'];
export const itemColumnNames: readonly ItemColumn[] = itemFields.map(({ column }) => column);
