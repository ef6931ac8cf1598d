// A long list is read in parts, so that its progress can be told; a line keeps its number, and none is left out.

import { countText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { truncateLine } from '../../lib/line-length.ts';
import { maxQuickLines, quickOrder } from './quick-order.contract.ts';

/** So many lines are read at once. */
const partLines = 200;

export type ListPart = {
  text: string;
  /** Lines of the list before it. */
  before: number;
};

const isNonBlank = (line: string) => line.trim() !== '';

/** The lines of a list that say something. */
export const countNonBlankLines = (text: string): number => text.split(/\r\n|\r|\n/).filter(isNonBlank).length;

/** The list for one request, with over-long lines shortened so that they do not use up its limit. */
export const truncateLongLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(truncateLine)
    .join('\n');

/** The list in parts that are read one after the other; parts without a written line are left out. */
export function splitIntoParts(text: string): ListPart[] {
  const lines = text.split(/\r\n|\r|\n/);
  const parts = Array.from({ length: Math.ceil(lines.length / partLines) }, (_, index) => ({
    lines: lines.slice(index * partLines, (index + 1) * partLines),
    before: index * partLines,
  }));
  return parts
    .filter((part) => part.lines.some(isNonBlank))
    .map((part) => ({ text: part.lines.map(truncateLine).join('\n'), before: part.before }));
}

/** Why a list is not read at all, in the server's words; undefined when it can be. */
export function listRefusal(text: string): string | undefined {
  const lines = countNonBlankLines(text);
  if (lines === 0) return translate(quickOrder.refusals.empty);
  return lines > maxQuickLines ? translate(quickOrder.refusals.too_many, { lines: countText(lines) }) : undefined;
}
