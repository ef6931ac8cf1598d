import { expect, test } from 'vitest';
import { type WriteOffAsked, writeOffRefusal } from './write-off.rule.ts';

const asked: WriteOffAsked = {
  amountMinor: 40,
  currency: 'INR',
  reason: 'Paise that nobody pays',
  openMinor: 500_00,
  writtenOffMinor: 0,
  limitMinor: 100_00,
};

test.each<[string, Partial<WriteOffAsked>, string | undefined]>([
  ['forty paise', {}, undefined],
  ['as much as the person may', { amountMinor: 100_00 }, undefined],
  ['a paisa more', { amountMinor: 100_01 }, 'You may write off ₹\u00a0100.00 of an invoice'],
  ['more in parts', { amountMinor: 60_00, writtenOffMinor: 50_00 }, 'You may write off'],
  ['anything by an administrator', { amountMinor: 500_00, limitMinor: Number.POSITIVE_INFINITY }, undefined],
  ['more than is open', { amountMinor: 500_01, limitMinor: Number.POSITIVE_INFINITY }, 'Only ₹\u00a0500.00'],
  ['nothing', { amountMinor: 0 }, 'Write the amount'],
  ['without a reason', { reason: '' }, 'Write why'],
])('%s', (_what, over, refusal) => {
  const found = writeOffRefusal({ ...asked, ...over })?.reason;
  if (refusal === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(refusal);
});
