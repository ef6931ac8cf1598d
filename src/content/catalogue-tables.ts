import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { loadText, na, sizeText, weightText } from '../catalogue/display.rule.ts';
import { ruled } from '../server/paper.ts';
import type { PaperLook } from '../sites/paper-looks.data.ts';
import type { CatalogueLine } from './catalogue-sections.rule.ts';

const heads = (texts: readonly string[]): TableCell[] =>
  texts.map((text, index) => ({ text, bold: true, alignment: index < texts.length - 1 ? 'right' : 'left' }));

/** A line for each size, with all designations of that size. */
export function sizesTable(lines: readonly CatalogueLine[], look: PaperLook, several: boolean): Content {
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  const rows = lines.map(({ plain, names }): TableCell[] => [
    right(sizeText(plain.boreMm ?? 0)),
    right(sizeText(plain.outsideMm ?? 0)),
    right(sizeText(plain.widthMm ?? 0)),
    right(weightText(plain.weightKg ?? 0, 3)),
    right(loadText(plain.dynamicKn ?? 0)),
    right(loadText(plain.staticKn ?? 0)),
    ...(several ? [plain.maker] : []),
    names.join(' · '),
  ]);
  const head = heads(['d', 'D', 'B', 'kg', 'C', 'C0', ...(several ? ['Brand'] : []), 'Designations']);
  const widths = [34, 34, 30, 34, 30, 30, ...(several ? [32] : []), '*'];
  if (several) head[6] = { text: 'Brand', bold: true };
  return { layout: ruled(look), table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] } };
}

/** What is no bearing: by name. */
export function goodsTable(lines: readonly CatalogueLine[], look: PaperLook): Content {
  const head = ['Item', 'Brand', 'Description', 'kg'].map((text): TableCell => ({ text, bold: true }));
  const rows = lines.map(({ plain }): TableCell[] => [
    { text: plain.name, bold: true },
    plain.maker || na,
    plain.description,
    weightText(plain.weightKg ?? 0, 3),
  ]);
  return {
    layout: ruled(look),
    table: { headerRows: 1, dontBreakRows: true, widths: [150, 60, '*', 40], body: [head, ...rows] },
  };
}
