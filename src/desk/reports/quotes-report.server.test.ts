import { expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { quotesReportAtDesk } from './quotes-report.contract.ts';

const store = setUp(openTestStore);

const asked = { site: 'nod', rows: 'person', period: 'this-year', from: '', to: '' } as const;

test('what was quoted is open, ordered, expired or declined, by who answered', async () => {
  const buyer = await store.signIn('active');
  const number = await submitRfi(store, buyer, [
    ['NU205', 4],
    ['6205', 10],
    ['51105', 2],
  ]);
  await answerAsStaff(store, number, [
    quoteLine(store, 1, 100_00),
    quoteLine(store, 2, 50_00),
    { lineNo: 3, note: 'No stock' },
  ]);
  const desk = await store.signInAtDesk('sales');
  const report = async (more = {}) => (await store.call(quotesReportAtDesk, { ...asked, ...more }, { desk })).body;

  expect((await report()).rows).toMatchObject([
    {
      key: 'test desk',
      answered: 3,
      declined: 1,
      quotedMinor: 900_00,
      open: 2,
      openMinor: 900_00,
      ordered: 0,
      expired: 0,
    },
  ]);
  await store.database.$client.query(
    "update rfi_lines set ordered_at = now() where item_name = 'NU205' and site = 'nod'",
  );
  await store.database.$client.query(
    "update rfi_lines set valid_until = '2020-01-01' where item_name = '6205' and site = 'nod'",
  );
  const { total, rows, rowCount } = await report({ rows: 'item' });
  expect(total).toMatchObject({
    quotedMinor: 900_00,
    orderedMinor: 400_00,
    expiredMinor: 500_00,
    open: 0,
    declined: 1,
  });
  expect(rowCount).toBe(3);
  expect(rows.reduce((sum, row) => sum + row.quotedMinor, 0)).toBe(total.quotedMinor);
  expect((await report({ rows: 'customer' })).rows).toMatchObject([{ label: 'Western Gear & Pump' }]);
  expect((await report({ rows: 'month' })).rows).toMatchObject([{ answered: 3 }]);
  expect((await report({ site: 'zwz' })).total).toMatchObject({ answered: 0, minutes: null });
});
