import { expect, test } from 'vitest';
import { stubSessionStorage } from '../../../tests/rendering/session-storage.ts';
import { dropPaymentDraft, readPaymentDraft, savePaymentDraft } from './use-chosen-invoices.ts';

stubSessionStorage();

const choice = {
  ticked: new Set(['NM/26-27/000058', 'NM/26-27/000092']),
  typed: { 'NM/26-27/000092': '40000', ticked: '5' },
  advance: '1,000',
};

test('what was ticked and typed is read again, until it is dropped', () => {
  savePaymentDraft('pay NODA1', choice);
  expect(readPaymentDraft('pay NODA1')).toEqual(choice);
  dropPaymentDraft('pay NODA1');
  expect(readPaymentDraft('pay NODA1')).toBeUndefined();
});

test('a buyer who unticked all is asked to pay nothing', () => {
  savePaymentDraft('pay NODA1', { ticked: new Set(), typed: {}, advance: '' });
  expect(readPaymentDraft('pay NODA1')).toEqual({ ticked: new Set(), typed: {}, advance: '' });
});

test('another customer in the same tab finds nothing', () => {
  savePaymentDraft('pay NODA1', choice);
  expect(readPaymentDraft('pay NODA2')).toBeUndefined();
});
