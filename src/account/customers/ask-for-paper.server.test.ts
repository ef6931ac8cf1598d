import { beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { myPapers, removePaper } from '../papers/papers.contract.ts';
import { askForPaper, stopAskingForPaper } from './ask-for-paper.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let token: string;
beforeAll(async () => {
  token = await store.signIn('pending');
});
beforeEach(() => store.database.$client.query('delete from paper_requests'));

const email = 'pending@nod.example';
const sentence = 'We need all pages of the certificate.';
const who = () => ({ email, kind: 'tax_certificate' as const, by: 'Meera', now: store.now() });
const ask = (change: Partial<Parameters<typeof askForPaper>[2]> = {}) =>
  askForPaper(store.database, sites.nod, { ...who(), sentence, ...change });
const asked = async () => (await store.call(myPapers, {}, { token })).body.asked;

test('the buyer is asked by mail and in My Profile, until the paper arrives', async () => {
  expect(await ask()).toBeUndefined();
  const mail = await office.mailTo(email);
  expect(mail.subject).toBe('Please upload your GST certificate');
  expect(mail.text).toContain(sentence);
  expect(mail.text).toContain('/my-profile');
  expect(await asked()).toEqual([{ kind: 'tax_certificate', sentence }]);
  await uploadAs(store, token, { kind: 'trade_licence' });
  expect(await asked()).toHaveLength(1);
  await uploadAs(store, token);
  expect(await asked()).toEqual([]);
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details from audit_trail where action = 'paper asked for'",
  );
  expect(rows).toMatchObject([{ actor_name: 'Meera', subject: email, details: { kind: 'tax_certificate', sentence } }]);
});

test('a buyer who removes what was asked for is asked again, also when it was replaced before', async () => {
  await ask();
  await uploadAs(store, token);
  const { paper_id } = (await uploadAs(store, token)).body;
  expect(await asked()).toEqual([]);
  await store.call(removePaper, { paper_id: String(paper_id) }, { token });
  expect(await asked()).toHaveLength(1);
});

test('a buyer who removes a paper that answers two requests is asked by the newer one again', async () => {
  await ask({ sentence: 'Page 1, please.' });
  await uploadAs(store, token);
  await ask({ sentence: 'Page 2, please.' });
  const { paper_id } = (await uploadAs(store, token)).body;
  const { body } = await store.call(removePaper, { paper_id: String(paper_id) }, { token });
  expect(body.success).toBe(true);
  expect(await asked()).toEqual([{ kind: 'tax_certificate', sentence: 'Page 2, please.' }]);
});

test('the second of two who ask reads what the first has asked, and each kind is asked for by itself', async () => {
  await ask();
  expect((await ask({ by: 'Anil' }))?.message).toMatch(
    /^Meera asked for the GST certificate on .+: We need all pages of the certificate\.$/,
  );
  expect(await ask({ by: 'Anil', kind: 'trade_licence' })).toBeUndefined();
});

test('staff take a request back', async () => {
  const stop = () => stopAskingForPaper(store.database, sites.nod, who());
  expect(await stop()).toMatchObject({ refusal: 'not_asked' });
  await ask();
  expect(await stop()).toBeUndefined();
  expect(await asked()).toEqual([]);
});

test('without a sentence, or with an address that is not verified, nobody is asked', async () => {
  expect(await ask({ sentence: '' })).toMatchObject({ refusal: 'sentence' });
  await store.database.$client.query(
    "update users set email_verified_at = null where email = 'overdue@nod.example' and site = 'nod'",
  );
  expect(await ask({ email: 'overdue@nod.example' })).toMatchObject({ refusal: 'not_allowed' });
  expect(await ask({ email: 'nobody@nod.example' })).toMatchObject({ refusal: 'unknown_account' });
});
