import { beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decidePaper } from './decide-paper.server.ts';
import { myPapers } from './papers.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let token: string;
let paperId: number;
beforeAll(async () => {
  store.setClock(new Date('2026-11-20T09:00:00Z'));
  token = await store.signIn('pending', 'gwd');
});
beforeEach(async () => {
  const upload = { site: 'gwd', kind: 'trade_licence', name: 'licence.pdf' } as const;
  paperId = (await uploadAs(store, token, upload)).body.paper_id;
});

type Choice = { reason?: string; by?: string; site?: 'nod' | 'gwd'; id?: number };

const decide = async (
  decision: 'accepted' | 'rejected',
  { reason = '', by = 'Meera', site = 'gwd', id = paperId }: Choice = {},
) => (await decidePaper(store.database, sites[site], { paperId: id, decision, reason, by, now: store.now() }))?.message;
const newest = async () => (await store.call(myPapers, {}, { token, site: 'gwd' })).body.data[0];

test('a paper is accepted, and the buyer is mailed', async () => {
  expect(await decide('accepted')).toBeUndefined();
  expect(await newest()).toMatchObject({ paper_id: paperId, status: 'accepted', reason: '' });
  const mail = await office.mailTo('pending@gwd.example');
  expect(mail.subject).toBe('Your Trade licence is accepted');
  expect(mail.text).toContain('licence.png');
});

test('a paper is rejected with a reason, which the buyer reads', async () => {
  expect(await decide('rejected', { reason: 'It ended in March.' })).toBeUndefined();
  expect(await newest()).toMatchObject({ paper_id: paperId, status: 'rejected', reason: 'It ended in March.' });
  const mail = await office.mailTo('pending@gwd.example');
  expect(mail.subject).toBe('Your Trade licence was not accepted');
  expect(mail.text).toContain('It ended in March.');
});

test('no reason, an unknown paper and one of another site are refused', async () => {
  expect(await decide('rejected')).toBe('Please give a reason. The buyer will see it.');
  expect(await decide('accepted', { id: 0 })).toBe('GWD has no such paper.');
  expect(await decide('accepted', { site: 'nod' })).toBe('NOD has no such paper.');
  expect(await newest()).toMatchObject({ status: 'waiting' });
});

test('the second of two staff reads what the first decided', async () => {
  const both = await Promise.all([
    decide('accepted', { by: 'Meera' }),
    decide('rejected', { by: 'Ravi', reason: 'Not readable.' }),
  ]);
  const refused = both.filter(Boolean);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(/^(Meera accepted|Ravi rejected) this paper on 20 Nov 2026, 13:00\.$/);
});

test('a paper that the buyer has replaced meanwhile cannot be checked', async () => {
  const replaced = paperId;
  await uploadAs(store, token, { site: 'gwd', kind: 'trade_licence' });
  expect(await decide('accepted', { id: replaced })).toMatch(/ has removed or replaced this paper\.$/);
});

test('the audit trail has what it was before and after', async () => {
  await decide('rejected', { reason: 'Not readable.' });
  const { rows } = await store.database.$client.query(
    "select actor, actor_name, action, subject, details from audit_trail where actor = 'staff' order by id desc limit 1",
  );
  const details = { paperId, kind: 'trade_licence', fileName: 'licence.png', reason: 'Not readable.' };
  expect(rows[0]).toEqual({
    actor: 'staff',
    actor_name: 'Meera',
    action: 'paper rejected',
    subject: 'pending@gwd.example',
    details: { ...details, before: 'waiting', after: 'rejected' },
  });
});
