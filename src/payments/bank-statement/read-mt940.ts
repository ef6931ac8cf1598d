// MT940: the form in which banks send statements to programs. A movement is a field :61:, its text the field :86: behind it.

import { cutText } from '../../lib/cut-text.ts';
import type { Day } from '../../lib/dates.ts';
import { isCalendarDay } from './calendar-day.rule.ts';
import { accountOfMt940 } from './statement-account.rule.ts';

type Movement = { lineNo: number; bookedOn: Day; amountMinor: number; text: string; reference: string };
type Problem = { line: number; problem: string };

export const isMt940 = (file: string): boolean => /^\s*(?:\{1:|:20:)/.test(file);

type Field = { line: number; tag: string; text: string };

/** A field goes on until the next one begins. */
function fieldsOf(file: string): Field[] {
  const fields: Field[] = [];
  for (const [at, line] of file.split(/\r\n|\r|\n/).entries()) {
    const [whole, tag] = /^(?:\{4:)?:(\d\d[A-Z]?):/.exec(line.trimStart()) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ line: at + 1, tag, text: line.trimStart().slice(whole?.length) });
    else if (last && !/^-?\}?\s*$/.test(line)) last.text += `\n${line}`;
  }
  return fields;
}

/** The value day, the day of booking in its month, the side, the amount, the kind, the references. */
const movement = /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])[A-Z]?(\d{1,15}),(\d{0,2})\d*([A-Z][A-Z\d]{3})([^\n]{0,60})/;

export function readMt940(
  file: string,
  { maxText, maxReference }: { maxText: number; maxReference: number },
): { lines: Movement[]; problems: Problem[]; accounts: string[]; currencies: string[] } {
  const lines: Movement[] = [];
  const problems: Problem[] = [];
  const accounts: string[] = [];
  const currencies: string[] = [];
  for (const { line, tag, text } of fieldsOf(file)) {
    const last = lines.at(-1);
    if (tag === '86' && last?.text === '') last.text = cutText(plainText(text), maxText);
    const account = tag === '25' ? accountOfMt940(text) : '';
    if (account !== '') accounts.push(account);
    if (tag === '60F') currencies.push(...(/^[CD]\d{6}([A-Z]{3})/.exec(text)?.slice(1) ?? []));
    if (tag !== '61') continue;
    const read = readMovement(text);
    if (!read) problems.push({ line, problem: `The movement '${text.slice(0, 40)}' can't be read.` });
    else lines.push({ lineNo: line, ...read, text: '', reference: cutText(read.reference, maxReference) });
  }
  return { lines, problems, accounts, currencies };
}

function readMovement(text: string): Omit<Movement, 'lineNo' | 'text'> | undefined {
  const [, year, month, day, booked, side = '', whole = '', decimals = '', , references = ''] =
    movement.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const valueOn = `20${year}-${month}-${day}`;
  const bookedOn = booked ? bookedNear(valueOn, booked) : valueOn;
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (!isCalendarDay(valueOn) || !isCalendarDay(bookedOn) || !Number.isSafeInteger(amount)) return undefined;
  const isIn = side === 'C' || side === 'RD';
  const [own = '', ofBank = ''] = references.trim().split('//');
  const reference = /^(?:NONREF)?$/.test(own.trim()) ? ofBank.trim() : own.trim();
  return { bookedOn, amountMinor: isIn ? amount : -amount, reference };
}

/** The day of booking has no year: around New Year it is not that of the value day. */
function bookedNear(valueOn: Day, monthAndDay: string): Day {
  const years = [-1, 0, 1].map((more) => Number(valueOn.slice(0, 4)) + more);
  const days = years.map((year) => `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`).filter(isCalendarDay);
  const away = (day: Day) => Math.abs(Date.parse(day) - Date.parse(valueOn));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? valueOn;
}

/** Some banks divide the text by '?20', '?21', as German banks do. */
const plainText = (text: string): string =>
  text
    .replace(/\n/g, ' ')
    .replace(/\?\d\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
