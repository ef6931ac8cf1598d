import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ignoreBankLine } from './ignore-bank-line.server.ts';
import { importStatement, type StatementFile } from './import-statement.server.ts';
import { undoBankLine } from './undo-bank-line.server.ts';

const store = setUp(openTestStore);

const bring = (content: string, over: Partial<StatementFile> = {}) =>
  importStatement(store.database, sites.nod, {
    ...{ fileName: 'november.csv', content, goodLines: false, by: 'Meera', now: store.now() },
    ...over,
  });
const linesOf = async (text: string) =>
  (
    await store.database.$client.query(
      `select id, booked_on::text as day, amount_minor as amount, version from bank_lines
        where site = 'nod' and text like $1 order by line_no`,
      [`${text}%`],
    )
  ).rows;
const monthFirst = { dayOrder: 'month_first' } as const;

test('a file whose days were read in the wrong order is read again, and its lines that wait are replaced', async () => {
  const file = 'Date,Narration,Deposit\n03/11/2026,DAYS ONE,10.00\n05/05/2026,DAYS TWO,20.00';
  expect(await bring(file)).toMatchObject({ written: true, added: 2 });
  expect(await bring(file)).toMatchObject({ written: false, earlier: { importedBy: 'Meera' } });
  expect(await bring(file)).toMatchObject({ written: false, differs: false });
  expect(await bring(file, { ...monthFirst, by: 'Rohan' })).toMatchObject({
    ...{ written: false, added: 0, differs: true },
    earlier: { importedBy: 'Meera' },
  });
  expect(await linesOf('DAYS')).toMatchObject([{ day: '2026-11-03' }, { day: '2026-05-05' }]);

  const again = { ...monthFirst, replace: true, by: 'Rohan' };
  const both = await Promise.all([bring(file, again), bring(file, again)]);
  expect(both.filter(({ written }) => written)).toMatchObject([{ added: 1, known: 1, firstDay: '2026-03-11' }]);
  expect(await linesOf('DAYS')).toMatchObject([{ day: '2026-03-11' }, { day: '2026-05-05' }]);
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'bank statement imported again'",
  );
  const details = { firstDay: '2026-03-11', lastDay: '2026-05-05', added: 1, known: 1, badLines: 0, replacedLines: 1 };
  expect(rows).toEqual([{ actor_name: 'Rohan', details }]);
  expect(await bring(file, monthFirst)).toMatchObject({ written: false, earlier: { importedBy: 'Rohan' } });
});

test('a column that was chosen wrongly is chosen again, but nothing that somebody decided is replaced', async () => {
  const file = 'Date,Narration,Fee,Deposit\n03/11/2026,FEES ONE,1.00,10.00\n04/11/2026,FEES TWO,2.00,20.00';
  expect(await bring(file, { columns: { credit: 'Fee' } })).toMatchObject({ added: 2 });
  const [first] = await linesOf('FEES');
  const edit = { lineId: Number(first.id), version: 0, by: 'Meera', now: store.now() };
  await ignoreBankLine(store.database, sites.nod, { ...edit, reason: 'bank charges' });
  expect(await bring(file, { replace: true })).toMatchObject({
    ...{ written: false, added: 0 },
    problems: [{ line: 2, problem: expect.stringContaining('is ignored; undo that first') }],
  });
  expect(await linesOf('FEES')).toMatchObject([{ amount: 1_00 }, { amount: 2_00 }]);
  await undoBankLine(store.database, sites.nod, { ...edit, version: 1, why: '' });
  expect(await bring(file, { replace: true })).toMatchObject({ written: true, added: 2, known: 0 });
  expect(await linesOf('FEES')).toMatchObject([{ amount: 10_00 }, { amount: 20_00 }]);
});
