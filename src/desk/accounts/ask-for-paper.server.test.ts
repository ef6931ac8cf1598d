import { expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { askCustomerForPaper, stopAskingCustomerForPaper } from './ask-for-paper.contract.ts';

const store = setUp(openTestStore);

test('staff ask for a paper under their name, and take it back', async () => {
  const desk = await store.signInAtDesk('sales');
  const of = {
    site: 'nod' as const,
    customerId: String(await findCustomerId(store, 'pending@nod.example')),
    kind: 'trade_licence' as const,
  };
  const ask = async (sentence: string) => (await store.call(askCustomerForPaper, { ...of, sentence }, { desk })).body;
  expect(await ask(' ')).toMatchObject({ success: false, refusal: 'sentence' });
  expect(await ask('Page 2 is missing.')).toMatchObject({ success: true });
  expect(await ask('Again')).toMatchObject({
    refusal: 'asked_already',
    message: expect.stringContaining('Page 2 is missing.'),
  });
  const stop = async () => (await store.call(stopAskingCustomerForPaper, of, { desk })).body;
  expect(await stop()).toMatchObject({ success: true });
  expect(await stop()).toMatchObject({ success: false, refusal: 'not_asked' });
});
