import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { extendQuotes } from './extend-quotes.server.ts';
import { holdRfiLine } from './hold-rfi.server.ts';
import { remindBuyer, remindOfEndingQuotes } from './remind-buyer.server.ts';

const start = new Date('2026-11-20T05:00:00Z');

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  store.setClock(start);
});

const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const day = (days: number) => addDays(dayOf(start, 'Asia/Kolkata'), days);
const runJob = (days: number) => remindOfEndingQuotes(store.database, sites.nod, inDays(days));
const remind = (number: string, days = 0) =>
  remindBuyer(store.database, sites.nod, { number, by: 'Asha', now: inDays(days) });

async function mails(number: string) {
  const { rows } = await store.database.$client.query<{ day: string; names: string[] }>(
    `select data ->> 'validUntil' as day, (select array_agg(l ->> 'name') from jsonb_array_elements(data -> 'quoted') l) as names
      from outbox where template = 'rfi-reminder' and data ->> 'rfiNumber' = $1 order by id`,
    [number],
  );
  return rows;
}

test('the job reminds the buyer once, two days before the last day, also if several run at the same time', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [
    quoteLine(store, 1, 600_00),
    quoteLine(store, 2, 90_00, { validUntil: day(30) }),
  ]);
  await runJob(1);
  expect(await mails(number)).toEqual([]);
  await Promise.all([runJob(2), runJob(2), runJob(2)]);
  await runJob(3);
  expect(await mails(number)).toEqual([{ day: day(4), names: ['NU205'] }]);
});

test('a quote that is extended is reminded of again before its new last day', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await runJob(2);
  const lines = [{ lineNo: 1 }];
  await extendQuotes(store.database, sites.nod, { number, lines, validUntil: day(14), by: 'Asha', now: inDays(3) });
  await runJob(3);
  await runJob(12);
  expect((await mails(number)).map((mail) => mail.day)).toEqual([day(4), day(14)]);
});

test('the job leaves out quotes given today and lines on hold', async () => {
  const short = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, short, [quoteLine(store, 1, 600_00, { validUntil: day(1) })]);
  const held = await submitRfi(store, token, [['6308', 4]]);
  await answerAsStaff(store, held, [quoteLine(store, 1, 900_00)]);
  await holdRfiLine(store.database, sites.nod, { number: held, lineNo: 1, hold: true, by: 'Asha', now: start });
  await runJob(0);
  expect(await mails(short)).toEqual([]);
  await runJob(2);
  expect(await mails(held)).toEqual([]);
});

test('staff remind by hand of all open quotes, once a day, and the audit trail keeps it', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
  await answerAsStaff(store, number, [
    quoteLine(store, 1, 600_00, { validUntil: day(20) }),
    quoteLine(store, 2, 90_00, { validUntil: day(10) }),
  ]);
  expect(await remind(number)).toBeUndefined();
  expect(await mails(number)).toEqual([{ day: day(10), names: ['NU205', '51105'] }]);
  expect(await remind(number)).toMatchObject({ refusal: 'reminded' });
  expect(await remind(number, 1)).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select actor_name from audit_trail where subject = $1 and action = 'rfi reminder sent'",
    [number],
  );
  expect(rows).toEqual([{ actor_name: 'Asha' }, { actor_name: 'Asha' }]);
});

test('there is nothing to remind of without an open quote', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await remind(number)).toMatchObject({ refusal: 'no_quote' });
  expect(await remind('NODR26999999')).toMatchObject({ refusal: 'unknown_rfi' });
});
