import { expect, test } from 'vitest';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { declineWaitingAtDesk, rfiSenders } from '../../desk/rfis/rfi-senders.contract.ts';
import { hoursAfter } from '../../lib/dates.ts';

const store = setUp(openTestStore);

const sendersOn = async (site: 'nod' | 'zwz' = 'nod') =>
  (await store.call(rfiSenders, { site }, { desk: await store.signInAtDesk('sales') })).body.senders;
const decline = async (
  request: { customerId: number; until: string; reason?: string },
  site: 'nod' | 'zwz' = 'nod',
) => {
  const desk = await store.signInAtDesk('sales');
  return (await store.call(declineWaitingAtDesk, { site, reason: 'Not a bearing.', ...request }, { desk })).body;
};
const statesOf = async (token: string, number: string) =>
  (await loadRfiLines(store, token, number)).map(({ status }) => status);
const mailsTo = async (receiver: string) =>
  (
    await store.database.$client.query("select data from outbox where template = 'rfis-declined' and receiver = $1", [
      receiver,
    ])
  ).rows;

test('staff see who has many RFIs waiting, and decline all of them with one reason and one mail', async () => {
  const [flooding, honest] = [await store.signIn('active'), await store.signIn('newbalance0')];
  const own = await submitRfi(store, honest, [['6308', 4]]);
  const answered = await submitRfi(store, flooding, [['6308', 4]]);
  await answerAsStaff(store, answered, [quoteLine(store, 1, 900_00)]);
  const spam: string[] = [];
  for (let i = 0; i < 12; i++) spam.push(await submitRfi(store, flooding, [['6308', 1]]));
  const seen = (await sendersOn()).find(({ email }) => email === 'active@nod.example');
  expect(seen).toMatchObject({ isVerified: true, rfis: 12, lines: 12 });

  store.setClock(hoursAfter(store.now(), 1));
  const later = await submitRfi(store, flooding, [['6308', 2]]);
  const wanted = { customerId: seen?.customerId ?? 0, until: seen?.newest ?? '' };
  expect(await decline({ ...wanted, reason: ' ' })).toMatchObject({ refusal: 'no_reason' });
  expect(await decline(wanted)).toMatchObject({
    success: true,
    written: true,
    message: expect.stringMatching(/^12 RFIs of /),
  });

  expect(await statesOf(flooding, spam[0] ?? '')).toEqual(['Declined']);
  expect(await statesOf(flooding, answered)).toEqual(['Stock']);
  expect(await statesOf(flooding, later)).toEqual(['Awaiting quote']);
  expect(await statesOf(honest, own)).toEqual(['Awaiting quote']);
  expect(await mailsTo('active@nod.example')).toEqual([{ data: { numbers: spam, reason: 'Not a bearing.' } }]);

  expect(await decline(wanted)).toMatchObject({ success: true, written: false });
  expect(await mailsTo('active@nod.example')).toHaveLength(1);
  expect((await sendersOn()).filter(({ email }) => email === 'active@nod.example')).toEqual([]);
});

test('nothing of a customer of another site is declined', async () => {
  const token = await store.signIn('active');
  const number = await submitRfi(store, token, [['6308', 4]]);
  const { rows } = await store.database.$client.query(
    "select customer_id from users where email = 'active@nod.example'",
  );
  const until = store.now().toISOString();
  expect(await decline({ customerId: Number(rows[0].customer_id), until }, 'zwz')).toMatchObject({
    refusal: 'unknown',
  });
  expect(await statesOf(token, number)).toEqual(['Awaiting quote']);
});
