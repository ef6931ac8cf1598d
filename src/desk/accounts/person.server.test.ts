import { expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { eraseThePerson, exportPersonalData } from './person.contract.ts';

const store = setUp(openTestStore);

const email = 'pending@nod.example';

test('administrators export and erase a person; other staff do not', async () => {
  const customerId = String(await findCustomerId(store, email));
  const request = { site: 'nod' as const, customerId, email };
  const desk = await store.signInAtDesk('admin');
  const sales = await store.signInAtDesk('sales');
  const erase = { ...request, repeated: email, reason: 'asked by letter' };
  expect((await store.call(exportPersonalData, request, { desk: sales })).status).toBe(403);
  expect((await store.call(eraseThePerson, erase, { desk: sales })).status).toBe(403);
  const exported = await store.call(exportPersonalData, request, { desk });
  if (!exported.body.success || !('content' in exported.body)) throw new Error('no file');
  expect(Buffer.from(exported.body.content, 'base64').toString()).toContain(email);
  const mistaken = await store.call(eraseThePerson, { ...erase, repeated: 'active@nod.example' }, { desk });
  expect(mistaken.body).toMatchObject({ success: false, refusal: 'repeated' });
  expect((await store.call(eraseThePerson, erase, { desk })).body).toMatchObject({ success: true });
  expect((await store.call(eraseThePerson, erase, { desk })).body).toMatchObject({ success: true });
  expect((await store.call(exportPersonalData, request, { desk })).body).toMatchObject({ refusal: 'unknown_account' });
});

test('the file of a person has the day of the site in its name', async () => {
  store.setClock(new Date('2026-11-27T20:00:00Z'));
  const customerId = String(await findCustomerId(store, 'active@nod.example'));
  const request = { site: 'nod' as const, customerId, email: 'active@nod.example' };
  const { body } = await store.call(exportPersonalData, request, { desk: await store.signInAtDesk('admin') });
  expect(body).toMatchObject({ fileName: 'personal-data-2026-11-28.json' });
});
