import { type PriceColumn, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import type { PastedRow } from './sheet.ts';

const headings: Readonly<Record<PriceColumn, RegExp>> = {
  for: /^(for|item|item ?code|designation|part( no\.?)?)$/,
  min_qty: /^(min[_ ]qty|from qty|qty|quantity)$/,
  discount_percent: /^(discount([_ ]percent)?|less,? ?%?|discount,? ?%)$/,
  net_price: /^(net([_ ]price)?|net,? ?(₹|aed|inr)?|price)$/,
  valid_from: /^(valid[_ ]from|from)$/,
  valid_to: /^(valid[_ ]to|until|to)$/,
};

/** As many as are saved at once. */
export const maxPastedRows = 1000;

/** Text from a spreadsheet: rows of lines, cells between tabs. */
export function readPaste(text: string): string[][] {
  const lines = trimEndChars(text.replace(/\r\n?/g, '\n'), '\n').split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Rows without an item stay, so that they are looked at. With a line of headings its columns may stand in any order; otherwise they are those of the sheet. */
export function readPastedRows(texts: readonly string[][]): PastedRow[] {
  const heads = (texts[0] ?? []).map((text) =>
    priceColumns.find((column) => headings[column].test(text.trim().toLowerCase())),
  );
  const hasHeadings = heads.includes('for');
  const columns = hasHeadings ? heads : priceColumns;
  return texts.slice(hasHeadings ? 1 : 0).flatMap((cells) => {
    const row: Partial<Record<PriceColumn, string>> = {};
    cells.forEach((text, at) => {
      const column = columns[at];
      if (column) row[column] = text.trim();
    });
    return Object.values(row).some((text) => text !== '') ? [row] : [];
  });
}
