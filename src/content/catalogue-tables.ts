import { loadText, na, sizeText, weightText } from '../catalogue/display.rule.ts';
import type { CatalogueLine } from './catalogue-sections.rule.ts';
import type { Column, Sheets } from './catalogue-sheets.ts';

const figures: readonly Column[] = [
  { head: 'd', width: 34, align: 'right' },
  { head: 'D', width: 34, align: 'right' },
  { head: 'B', width: 30, align: 'right' },
  { head: 'kg', width: 34, align: 'right' },
  { head: 'C', width: 30, align: 'right' },
  { head: 'C0', width: 30, align: 'right' },
];
const brand: Column = { head: 'Brand', width: 32 };
const designations: Column = { head: 'Designations', width: '*' };

/** A line for each size, with all designations of that size. */
export function sizesTable(sheets: Sheets, lines: readonly CatalogueLine[], several: boolean): Promise<void> {
  const columns = [...figures, ...(several ? [brand] : []), designations];
  const rows = lines.map(({ plain, names }) => [
    sizeText(plain.boreMm ?? 0),
    sizeText(plain.outsideMm ?? 0),
    sizeText(plain.widthMm ?? 0),
    weightText(plain.weightKg ?? 0, 3),
    loadText(plain.dynamicKn ?? 0),
    loadText(plain.staticKn ?? 0),
    ...(several ? [plain.maker] : []),
    names.join(' · '),
  ]);
  return sheets.table(columns, rows);
}

const goods: readonly Column[] = [
  { head: 'Item', width: 150, bold: true },
  { head: 'Brand', width: 60 },
  { head: 'Description', width: '*' },
  { head: 'kg', width: 40 },
];

/** What is no bearing: by name. */
export function goodsTable(sheets: Sheets, lines: readonly CatalogueLine[]): Promise<void> {
  const rows = lines.map(({ plain }) => [
    plain.name,
    plain.maker || na,
    plain.description,
    weightText(plain.weightKg ?? 0, 3),
  ]);
  return sheets.table(goods, rows);
}
