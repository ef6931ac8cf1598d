import { expect, test } from 'vitest';
import { invoiceFor } from '../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { findAwaitedOrders } from '../orders/fulfilment/awaited-orders.server.ts';
import { listOpenLines } from '../payments/bank-statement/list-bank-lines.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { loadBankStatement } from './bank-statement.server.ts';

const store = setUp(openTestStore);

test.each(siteCodes)('staff of %s find lines of every kind to match', async (site) => {
  const at = async (role: string, number: string, minor: number, daysAgo: number) =>
    invoiceFor(store, await findCustomerId(store, `${role}@${site}.example`), number, minor, { site, daysAgo });
  const prefix = sites[site].branches[0]?.invoicePrefix;
  await at('overdue', `${prefix}/26-27/990001`, 812_345_00, 90);
  await at('active', `${prefix}/26-27/990002`, 40_123_45, 30);
  await at('active', `${prefix}/26-27/990003`, 77_001_05, 20);
  expect(await loadBankStatement(store.database, sites[site], store.now())).toMatchObject({ written: true, added: 8 });
  const { lines } = await listOpenLines(store.database, sites[site], findAwaitedOrders);
  const groups = lines.map(({ group }) => group);
  expect(groups.filter((group) => group === 'suggested').length).toBeGreaterThanOrEqual(1);
  expect(new Set(groups)).toEqual(new Set(['suggested', 'to_decide', 'unknown']));
});

test('the unknown payers are of the country of the bank', async () => {
  const textsAt = async (site: 'nod' | 'gwd') => {
    await loadBankStatement(store.database, sites[site], store.now());
    const { lines } = await listOpenLines(store.database, sites[site], findAwaitedOrders);
    return lines.map(({ text }) => text).join();
  };
  expect(await textsAt('nod')).toContain('SHREE BALAJI ENTERPRISES');
  const gulf = await textsAt('gwd');
  expect(gulf).toContain('AL MARWAN TRADING LLC');
  expect(gulf).not.toContain('SHREE BALAJI');
});
