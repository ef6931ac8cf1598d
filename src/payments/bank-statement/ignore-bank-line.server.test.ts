import { beforeAll, expect, test } from 'vitest';
import { findAudit, importLines, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ignoreBankLine } from './ignore-bank-line.server.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  [id = 0] = await importLines(store, [[12_00, 'INTEREST PAID', '']]);
});

const ignore = (reason: string, version = 0) =>
  ignoreBankLine(store.database, sites.nod, { lineId: id, version, reason, by: 'Meera', now: store.now() });

test.each([
  ['', 'Say why the line is ignored.'],
  [' ', 'Say why the line is ignored.'],
  ['x'.repeat(301), 'Use at most 300 characters for the reason.'],
])('the reason %j is refused', async (reason, message) => {
  expect(await ignore(reason)).toMatchObject({ message });
});

test('a line that is no customer’s is ignored with its reason', async () => {
  expect(await ignore(' Interest of the bank ')).toBeUndefined();
  expect(await lineOf(store, id)).toMatchObject({ state: 'ignored', note: 'Interest of the bank', version: 1 });
  expect(await findAudit(store, 'bank line ignored')).toMatchObject({
    before: { state: 'open' },
    after: { state: 'ignored', note: 'Interest of the bank' },
  });
});

test('the second of two staff sees who ignored it and why', async () => {
  const second = await ignore('Own transfer');
  expect(second).toMatchObject({ refusal: 'changed_since' });
  expect(second?.message).toMatch(/^Meera ignored it on .*: Interest of the bank Look at it again\.$/);
  expect(await ignore('Own transfer', 1)).toMatchObject({ refusal: 'decided_before' });
});
