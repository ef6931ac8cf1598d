import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listRfis } from '../queue/list-rfis.server.ts';
import { loadStaffRfi } from '../queue/load-staff-rfi.server.ts';
import type { RfiQueue } from '../queue/rfi-queues.ts';
import { askMaker, type MakerQuestion } from './ask-maker.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T05:00:00Z'));
  token = await store.signIn('active');
});

const ask = (number: string, changes: Partial<MakerQuestion> = {}) =>
  askMaker(store.database, sites.nod, {
    number,
    lines: [{ lineNo: 1 }],
    note: 'We are asking for the price.',
    until: '2026-11-27',
    by: 'Meera Iyer',
    now: store.now(),
    ...changes,
  });
const twoLines = () =>
  submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
const inQueue = async (queue: RfiQueue, number: string, now = store.now()) =>
  (await listRfis(store.database, sites.nod, { queue }, now)).rows.find((row) => row.number === number);

test('the buyer is told what is asked and by when the answer comes', async () => {
  const number = await twoLines();
  expect(await ask(number)).toBeUndefined();
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { status: 'Awaiting quote', maker_until: '2026-11-27', maker_remark: 'We are asking for the price.' },
    { status: 'Awaiting quote', maker_until: '', maker_remark: '' },
  ]);
  const { rows } = await store.database.$client.query(
    "select receiver, data ->> 'until' as until from outbox where template = 'rfi-asking-maker' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows).toEqual([{ receiver: 'active@nod.example', until: '2026-11-27' }]);
  const audit = await store.database.$client.query(
    "select details ->> 'reason' as reason from audit_trail where action = 'rfi left to the maker' and subject = $1",
    [number],
  );
  expect(audit.rows).toEqual([{ reason: 'We are asking for the price.' }]);
});

test('an RFI whose open lines all wait leaves the queue until the day, and is due again then', async () => {
  const number = await twoLines();
  await ask(number);
  expect(await inQueue('waiting', number)).toMatchObject({ waiting: 1, atMaker: 1, makerUntil: '2026-11-27' });
  await ask(number, { lines: [{ lineNo: 2 }], until: '2026-11-25' });
  expect(await inQueue('waiting', number)).toBeUndefined();
  expect(await inQueue('maker', number)).toMatchObject({ atMaker: 2, makerUntil: '2026-11-25', dueAt: null });
  expect((await loadStaffRfi(store.database, sites.nod, number, store.now()))?.dueAt).toBeNull();

  const back = new Date('2026-11-25T04:00:00Z');
  const due = new Date('2026-11-25T08:00:00Z');
  expect(await inQueue('waiting', number, back)).toMatchObject({ waiting: 1, atMaker: 1, dueAt: due });
  expect((await loadStaffRfi(store.database, sites.nod, number, back))?.dueAt).toEqual(due);
});

test('a line is answered whenever the maker answers', async () => {
  const number = await twoLines();
  await ask(number, { lines: [{ lineNo: 1 }, { lineNo: 2 }] });
  expect(await answerAsStaff(store, number, [quoteLine(store, 1, 9000_00)])).toBeUndefined();
  expect(await inQueue('maker', number)).toMatchObject({ atMaker: 1, quoted: 1 });
});

test.each<[string, Partial<MakerQuestion>, string]>([
  ['no words for the buyer', { note: ' ' }, 'no_reason'],
  ['too many words', { note: 'x'.repeat(501) }, 'no_reason'],
  ['today', { until: '2026-11-20' }, 'bad_day'],
  ['a day that does not exist', { until: '2026-02-30' }, 'bad_day'],
  ['a day that is far away', { until: '2027-03-01' }, 'bad_day'],
  ['no line', { lines: [] }, 'nothing'],
  ['an unknown line', { lines: [{ lineNo: 9 }] }, 'unknown_line'],
  ['a line that was changed since', { lines: [{ lineNo: 1, revision: 4 }] }, 'changed'],
  ['a line that is quoted', { lines: [{ lineNo: 2 }] }, 'answered'],
])('%s is refused', async (_case, changes, refusal) => {
  const number = await twoLines();
  await answerAsStaff(store, number, [quoteLine(store, 2, 9000_00)]);
  expect(await ask(number, changes)).toMatchObject({ refusal });
  expect((await loadRfiLines(store, token, number))[0]?.maker_until).toBe('');
});
