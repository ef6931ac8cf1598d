import { expect, test } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { readReturnDraft, saveReturnDraft, type TypedReturn, untouchedReturn } from './return-draft.ts';
import { wasReturnOpen } from './return-draft-name.ts';

const storage = stubSessionStorage();

const order = 'NOD26000119';
const invoices = ['NM/26-27/000117', 'NM/26-27/000118'];
const typed: TypedReturn = {
  invoice: 'NM/26-27/000118',
  lines: { 1: { quantity: '3', reason: 'faulty', part: 'cage' }, 4: { quantity: '', reason: 'wrong', part: '' } },
  note: 'One box was torn',
  remedy: 'replacement',
};

test('what was typed of a return is there again, of this order only', () => {
  saveReturnDraft(order, typed, true);
  expect(readReturnDraft(order, invoices)).toEqual(typed);
  expect(readReturnDraft('NOD26000120', invoices)).toEqual(untouchedReturn);
});

test('lines of an invoice that is settled meanwhile are forgotten', () => {
  saveReturnDraft(order, typed, true);
  expect(readReturnDraft(order, ['NM/26-27/000119'])).toEqual({ ...typed, lines: {} });
});

test.each([
  ['open', true],
  ['closed', false],
])('a dialog that was %s is so again', (_state, isOpen) => {
  saveReturnDraft(order, typed, isOpen);
  expect(wasReturnOpen(order)).toBe(isOpen);
});

test('where nothing was typed nothing is kept, so that no empty dialog opens', () => {
  saveReturnDraft(order, typed, true);
  saveReturnDraft(order, { ...untouchedReturn, invoice: typed.invoice }, true);
  expect(storage.size).toBe(0);
  expect(wasReturnOpen(order)).toBe(false);
});

test('a reason or part that is no longer offered has to be chosen again, and the wish is the usual one', () => {
  const stored = { invoice: typed.invoice, 'pieces 1': '2', 'reason 1': 'colour', 'part 1': 'lid', remedy: 'cash' };
  storage.set(`draft:return:${order}`, JSON.stringify(stored));
  expect(readReturnDraft(order, invoices)).toEqual({
    ...untouchedReturn,
    invoice: typed.invoice,
    lines: { 1: { quantity: '2', reason: '', part: '' } },
  });
});
