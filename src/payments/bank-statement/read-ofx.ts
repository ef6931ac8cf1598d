// OFX: the form in which banks give statements to accounting programs. Its tags may be closed or not.

import { cutText } from '../../lib/cut-text.ts';
import type { Day } from '../../lib/dates.ts';
import { isCalendarDay } from './calendar-day.rule.ts';

type Movement = { lineNo: number; bookedOn: Day; amountMinor: number; text: string; reference: string };
type Problem = { line: number; problem: string };

export type OfxStatement = { lines: Movement[]; problems: Problem[]; accounts: string[]; currencies: string[] };

const tag = /<(\/?)([A-Z][A-Z0-9.]{0,31})>([^<]*)/gi;

export function readOfx(
  file: string,
  { maxText, maxReference }: { maxText: number; maxReference: number },
): OfxStatement {
  const read: OfxStatement = { lines: [], problems: [], accounts: [], currencies: [] };
  let movement: { line: number; fields: Map<string, string> } | undefined;
  let account = false;
  let currency = false;
  const lineAt = lineFinder(file);
  for (const { 1: slash, 2: written = '', 3: content = '', index } of file.matchAll(tag)) {
    const line = lineAt(index);
    const name = written.toUpperCase();
    const value = unescaped(content);
    if (name === 'STMTTRN') {
      if (movement) addMovement(movement, read, { maxText, maxReference });
      movement = slash === '' ? { line, fields: new Map() } : undefined;
    } else if (name === 'BANKTRANLIST' && slash === '/' && movement) {
      addMovement(movement, read, { maxText, maxReference });
      movement = undefined;
    } else if (name === 'BANKACCTFROM' || name === 'CCACCTFROM') account = slash === '' && movement === undefined;
    else if (name === 'CURRENCY') currency = slash === '';
    else if (slash === '' && name === 'CURSYM' && currency) read.currencies.push(value.toUpperCase());
    else if (slash === '' && name === 'ACCTID' && account && value !== '') read.accounts.push(value);
    else if (slash === '' && name === 'CURDEF' && value !== '') read.currencies.push(value.toUpperCase());
    else if (slash === '' && movement && !movement.fields.has(name)) movement.fields.set(name, value);
  }
  if (movement) addMovement(movement, read, { maxText, maxReference });
  return read;
}

/** Tells the line of places that grow; each line end is looked for once. */
function lineFinder(text: string): (place: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (place) => {
    for (; end !== -1 && end < place; end = text.indexOf('\n', end + 1)) line += 1;
    return line;
  };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/gi, (_, name: string) => signs[name.toLowerCase()] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

function addMovement(
  { line, fields }: { line: number; fields: ReadonlyMap<string, string> },
  { lines, problems }: OfxStatement,
  { maxText, maxReference }: { maxText: number; maxReference: number },
): void {
  const of = (name: string) => fields.get(name) ?? '';
  const bookedOn = of('DTPOSTED').replace(/^(\d{4})(\d{2})(\d{2}).*$/s, '$1-$2-$3');
  const amountMinor = minorOf(of('TRNAMT'));
  if (!isCalendarDay(bookedOn))
    problems.push({ line, problem: `The date '${of('DTPOSTED').slice(0, 40)}' can't be read.` });
  else if (amountMinor === undefined)
    problems.push({ line, problem: `The amount '${of('TRNAMT').slice(0, 40)}' can't be read.` });
  else if (amountMinor !== 0) {
    const text = [...new Set([of('NAME'), of('MEMO')])].filter((part) => part !== '').join(' ');
    const reference = of('CHECKNUM') || of('REFNUM') || of('FITID');
    lines.push({
      lineNo: line,
      bookedOn,
      amountMinor,
      text: cutText(text, maxText),
      reference: cutText(reference, maxReference),
    });
  }
}

/** '-1250.5' or '1250,50'; thousands are not divided. */
function minorOf(text: string): number | undefined {
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d{0,13})(?:[.,](\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === '' && decimals === '') return undefined;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}
