import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { lockRfiLines } from './answer-rfi.db.ts';
import { auditedLine, findUnchangedLines } from './unchanged-lines.server.ts';

const store = setUp(openTestStore);
let number: string;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  number = await submitRfi(store, await store.signIn('active'), [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [{ ...quoteLine(store, 1, 600_00), note: 'Soon.' }]);
});

const locked = () => store.database.transaction((db) => lockRfiLines(db, { site: 'nod', number }));

test('lines are found in the order they are named, whatever their order in the RFI', async () => {
  const lines = await findUnchangedLines(store.database, sites.nod, number, await locked(), [
    { lineNo: 2, revision: 0 },
    { lineNo: 1 },
  ]);
  expect(lines).toMatchObject([{ itemName: '51105' }, { itemName: 'NU205' }]);
});

test('a line seen before it was answered is refused, with who answered it and when', async () => {
  const wanted = [
    { lineNo: 1, revision: 0 },
    { lineNo: 2, revision: 0 },
  ];
  expect(await findUnchangedLines(store.database, sites.nod, number, await locked(), wanted)).toMatchObject({
    refusal: 'changed',
    message: `${number} was changed meanwhile: line 1 was quoted by test desk on 20 Nov 2026, 10:30. Nothing was saved.`,
  });
});

test('the audit trail keeps price, quantity, days and remark of a line', async () => {
  const [line] = await locked();
  expect(line && auditedLine(line)).toMatchObject({ lineNo: 1, unitMinor: 600_00, quantity: 4, note: 'Soon.' });
});
