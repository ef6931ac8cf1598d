import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { bank } from './bank.ts';

const typed = (upiId: string | undefined) => ({ ...bank.read(sites.nod), ...(upiId !== undefined && { upiId }) });

test.each(['', 'nod.receipts@ddbx', '9820012345@upi', 'nod-receipts_1@okbank2'])('%j may be a UPI ID', (upiId) => {
  expect(bank.check?.(typed(upiId), sites.nod)).toEqual([]);
});

test.each(['nod.receipts', '@ddbx', 'nod receipts@ddbx', 'nod@1', 'nod@ddbx.example', 'a@b@ddbx'])(
  '%j is no UPI ID',
  (upiId) => {
    expect(bank.check?.(typed(upiId), sites.nod)).toMatchObject([{ field: 'upiId' }]);
  },
);

test('an account of the Emirates is not asked for one', () => {
  const fieldsOf = (site: typeof sites.nod) => Object.keys(typeof bank.fields === 'function' ? bank.fields(site) : {});
  expect([fieldsOf(sites.nod).includes('upiId'), fieldsOf(sites.gwd).includes('upiId')]).toEqual([true, false]);
});

test('an account in India may lack a SWIFT code, one in the Emirates not', () => {
  const without = (site: typeof sites.nod) => bank.check?.({ ...bank.read(site), swift: '' }, site);
  expect(without(sites.nod)).toEqual([]);
  expect(without(sites.gwd)).toMatchObject([{ field: 'swift' }]);
  expect(bank.check?.({ ...bank.read(sites.nod), swift: 'hdfc' }, sites.nod)).toMatchObject([{ field: 'swift' }]);
});
