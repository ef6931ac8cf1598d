// A line of an enquiry that names several bearings, '6205 ZZ 10 nos, 6306 2RS 5 nos', is read as a line for each of them.

import { isWholeNumber, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { askedMakers } from './asked-makers.rule.ts';
import { withoutUnit } from './list-fields.rule.ts';
import { mayBeRow } from './list-parts.rule.ts';
import { namesSeveral } from './names-several.rule.ts';
import { isAnotherNumber, parseQuickLine } from './read-quick-line.rule.ts';

const BETWEEN_ITEMS = /[,;،؛]|\s(?:[+&]|and|und|و)\s/iu;
/** '6205 ZZ 10nos 6206 ZZ 5nos', '6205 10 nos / 6206 5 nos'. */
const BEHIND_UNIT = /(?<=\d ?(?:pcs?|pieces?|nos?|units?|sets?)\.?)[ /]{1,3}/i;
/** '6205 x 4 6206 x 2', '6205=4 6206=2', '4x6205 2x6206'. */
const BEHIND_TIMES = /(?<=[x×*=:] ?\d{1,5})[ /]{1,3}(?=\S{0,9}\d{3})/i;
/** '6205-4 6206-2'. */
const BEHIND_JOINED = /(?<=\d[A-Z]{0,3}[-/_]\d{1,3})[ ,;]{1,3}(?=[A-Z]{0,4}\d{3})/i;
/** '6205 ZZ 10 6206 ZZ 5'. */
const BEFORE_NUMBER = / {1,3}(?=[A-Z]{0,4}\d{4,6}(?![\d.,]))/i;
/** 'DE 6309 C3 NDE 6209 C3': the two ends of a motor. */
const BEFORE_OTHER_END = /[\s,;/&]{1,3}(?=N\.?D\.?E\b)/i;
const dividers = [BETWEEN_ITEMS, BEHIND_UNIT, BEHIND_TIMES, BEHIND_JOINED, BEFORE_OTHER_END];

/** In an enquiry of more bearings each has a line of its own. */
const maxParts = 50;

/** Divides no line with a part that names no bearing, or with parts that are one: '22220 EK, H320'. Columns stay. */
export function divideLine(line: string): string[] {
  if (line.includes('\t') || !mayBeRow(line)) return [line];
  const text = toAsciiDigits(plainHyphens(line));
  if (!/\d{3}.*\d{3}/s.test(text) || namesSeveral(text)) return [line];
  const each = ofEach(text);
  if (each) return each;
  const partsBy = (divider: RegExp) => withCounts(text.split(divider).filter((part) => part.trim() !== ''));
  const divided = [
    ...dividers.map(partsBy).filter((parts) => !mayBeCounted(parts)),
    ...[partsBy(BEFORE_NUMBER)].filter(nameOthers),
  ].find((parts) => parts.length > 1 && parts.length <= maxParts && parts.every(namesItem));
  return divided && !isWholeNumber(divided.join(' ')) ? divided.map((part) => part.trim()) : [line];
}

/** '6205, 6206 all 10 nos each', '6308/6309 - 4 each', '6205, 6206 je 10 Stück'. */
function ofEach(text: string): string[] | undefined {
  const [said, behind, inFront] = EACH.exec(text) ?? [];
  const count = behind ?? inFront;
  if (said === undefined || count === undefined) return undefined;
  const items = text.slice(0, -said.length);
  const parts = [BETWEEN_ITEMS, BETWEEN_NUMBERS].map((divider) => items.split(divider).filter((part) => part.trim()));
  const numbers = parts.find((some) => some.length > 1 && some.length <= maxParts && some.every(namesNumber));
  return numbers?.map((number) => `${number.trim()}\t${count}`);
}
const EACH =
  /[\s,;:=-]{1,4}(?:(?:all )?(\d{1,5}) ?(?:nos?|pcs?|pieces?|units?|stk|stück)?\.? ?(?:each|ea)|(?:all|each|je)[\s:=-]{1,3}(\d{1,5}) ?(?:nos?|pcs?|pieces?|units?|stk|stück)?)\.?$/i;
const BETWEEN_NUMBERS = /[/|]|\s-\s/;
const namesNumber = (part: string): boolean => /\d{3}/.test(part) && isWholeNumber(askedMakers(part.trim()).rest);

/** In '6205, 2 nos, 6206, 5' each count belongs to the number before it. */
const withCounts = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    if (before !== undefined && isCountBehind(before, part)) return [];
    return next !== undefined && isCountBehind(part, next) ? [`${part}, ${next.trim()}`] : [part];
  });

const isCountBehind = (before: string, part: string): boolean => isCount(part) && !isCount(before);

const isCount = (part: string): boolean => /^\d{1,5}$/.test(withoutUnit(part.trim())) && !isAnotherNumber(part.trim());

/** In '6205 2RS, 1205' the second number may be how many. */
const mayBeCounted = (parts: readonly string[]): boolean =>
  parts.length === 2 && /^\s*\d+\s*$/.test(parts[1] ?? '') && !readAsItem(parts[0] ?? '')?.quantity;

/** A number alone may be a price, and the same number again another spelling of it. */
const nameOthers = (parts: readonly string[]): boolean => {
  const numbers = parts.map((part) => parseDesignation(readAsItem(part)?.designation ?? '').basic);
  return new Set(numbers).size === parts.length && !parts.some((part) => /^\s*\d+\s*$/.test(part));
};

const namesItem = (part: string): boolean => /\d{3}/.test(part) && readAsItem(part) !== undefined;

const readAsItem = (part: string) =>
  parseQuickLine(part).find(
    ({ designation: number, quantity = '1' }) =>
      /^[-/_]?\d{1,5}$/.test(quantity) && (/^\d+$/.test(number) ? isAnotherNumber(number) : isWholeNumber(number)),
  );
