import { expect, test } from 'vitest';
import { type Choice, chosenPayment, firstChoice, type PayableInvoice, readNamed } from './chosen-invoices.rule.ts';

const invoice = (number: string, unpaidMinor: number, daysOver: number): PayableInvoice => ({
  number,
  unpaidMinor,
  daysOver,
  isOverdue: daysOver > 7,
});
const invoices = [invoice('58', 20_142_60, 69), invoice('92', 93_279_64, 14), invoice('109', 165_435_28, -17)];
const choose = (over: Partial<Choice> & { on?: string[] } = {}) =>
  chosenPayment(invoices, { ticked: new Set(over.on ?? ['58', '92']), typed: {}, advance: '', ...over });

test('ticked invoices are paid whole, or by the part that is typed', () => {
  expect(choose().totalMinor).toBe(113_422_24);
  expect(choose({ typed: { '92': '40,000.00', '109': '5' } })).toMatchObject({
    parts: [
      { number: '58', amountMinor: 20_142_60 },
      { number: '92', amountMinor: 40_000_00 },
    ],
    totalMinor: 60_142_60,
    overdueAfterMinor: 53_279_64,
  });
});

test('a few paise that a payment leaves open are no longer overdue', () => {
  const before = choose({ on: [] }).overdueAfterMinor;
  const left = (part: string) => choose({ typed: { '92': part } }).overdueAfterMinor;
  expect(before).toBe(113_422_24);
  expect([left('93278.64'), left('93278.65')]).toEqual([1_00, 0]);
});

test.each(['93,279.65', 'half', '0', '-1', ''])('the bad amount %j is marked and not counted', (text) => {
  const chosen = choose({ typed: { '92': text } });
  expect([...chosen.bad]).toEqual(['92']);
  expect(chosen).toMatchObject({ totalMinor: 20_142_60, overdueAfterMinor: 93_279_64 });
});

test('an advance is added; a bad one is marked and not counted', () => {
  expect(choose({ advance: '1,000' })).toMatchObject({ advanceMinor: 1_000_00, totalMinor: 114_422_24 });
  expect(choose({ on: [], advance: ' ' })).toMatchObject({ advanceMinor: 0, isAdvanceBad: false, totalMinor: 0 });
  expect(choose({ on: [], advance: 'some' })).toMatchObject({ advanceMinor: 0, isAdvanceBad: true, totalMinor: 0 });
});

test.each([
  ['what is past its due day', '', ['58', '92'], {}],
  ['what the address names', '109,gone', ['109'], {}],
  ['a part of what it names', '58,92:40000.00', ['58', '92'], { '92': '40000.00' }],
  ['what is past due, where the address names nothing that is open', 'gone:5', ['58', '92'], {}],
] as const)('at first ticked: %s', (_which, named, ticked, typed) => {
  const first = firstChoice(invoices, readNamed(named));
  expect([[...first.ticked], first.typed]).toEqual([ticked, typed]);
});
