import { expect, test } from 'vitest';
import { portalsAt } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUpStoreWithPortal } from '../../../tests/store/store-with-portal.ts';
import { sites } from '../../sites/resolve-site.ts';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.ts';
import { PortalRefusalError, PortalUnavailableError } from './invoice-portal.ts';

const at = setUpStoreWithPortal(new Date());
const find = (about: { number: string; document: string }, portals = portalsAt(at.fake), site = sites.nod) =>
  findPortalAndDocument(portals, at.store.database, site, about);

test('a tax document is found in its order of its site, with the portal', async () => {
  const number = await createConfirmedOrder(at.store, at.token, [['6205', 2]]);
  const { invoice: document } = await dispatchGoods(at.store, number);
  expect(await find({ number, document })).toMatchObject({ document: { number: document, orderNumber: number } });
  expect(await find({ number: 'NOD26999999', document })).toMatchObject({ refusal: 'unknown_document' });
  expect(await find({ number, document: number })).toMatchObject({ refusal: 'unknown_document' });
  expect(await find({ number, document }, portalsAt(at.fake), sites.zwz)).toMatchObject({
    refusal: 'unknown_document',
  });
  expect(await find({ number, document }, () => undefined)).toMatchObject({
    message: 'NOD has no connection to the invoice registration portal.',
  });
});

test('what the portal says against it is a value, a defect is not', async () => {
  const [refusal, outage] = [new PortalRefusalError('No'), new PortalUnavailableError('Later')];
  expect(await answerOfPortal(Promise.resolve('IRN'))).toBe('IRN');
  expect(await answerOfPortal(Promise.reject(refusal))).toBe(refusal);
  expect(await answerOfPortal(Promise.reject(outage))).toBe(outage);
  await expect(answerOfPortal(Promise.reject(new TypeError('defect')))).rejects.toThrow('defect');
});
