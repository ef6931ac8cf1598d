import { beforeEach, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decidePaper } from './decide-paper.server.ts';
import { paperProblems } from './paper-file.rule.ts';
import { myPapers, removePaper } from './papers.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let token: string;
beforeEach(async () => {
  await store.database.$client.query('delete from papers');
  await store.database.$client.query("delete from limits where key like 'paper_upload%'");
  token = await store.signIn('pending');
});

const listed = async (of = token) => (await store.call(myPapers, {}, { token: of })).body.data;
const remove = async (paper_id: number, of = token) =>
  (await store.call(removePaper, { paper_id }, { token: of })).body;
const decide = (paperId: number, decision: 'accepted' | 'rejected', reason = '') =>
  decidePaper(store.database, sites.nod, { paperId, decision, reason, by: 'Meera', now: store.now() });

test('an uploaded paper is listed, and the sales desk is mailed', async () => {
  const { status, body } = await uploadAs(store, token, { name: 'C:\\GST REG-06.PDF', file: await makePdf() });
  expect([status, body.message]).toEqual([200, 'Uploaded. Our team will check it.']);
  expect(await listed()).toEqual([
    {
      paper_id: body.paper_id,
      kind: 'tax_certificate',
      file_name: 'GST REG-06.pdf',
      type: 'pdf',
      bytes: expect.any(Number),
      status: 'waiting',
      reason: '',
      uploaded_at: store.now().toISOString(),
    },
  ]);
  const mail = await office.mailTo(sites.nod.contact.email);
  expect(mail.subject).toMatch(/ has uploaded a paper$/);
  expect(mail.text).toContain('GST certificate');
  expect(mail.text).toContain('GST REG-06.pdf');
  expect(mail.text).toContain(`http://nod.localhost:3000/desk/nod/papers/${body.paper_id}`);
});

test('a second paper of the same kind replaces the first while that waits, of another kind it does not', async () => {
  await uploadAs(store, token, { name: 'first.pdf' });
  await uploadAs(store, token, { name: 'second.png', file: makePng() });
  await uploadAs(store, token, { name: 'licence.pdf', kind: 'trade_licence' });
  expect((await listed()).map(({ file_name }) => file_name)).toEqual(['licence.png', 'second.png']);
});

test('a paper that staff have checked stays beside a new one', async () => {
  const { body } = await uploadAs(store, token);
  await decide(body.paper_id, 'rejected', 'Page 2 is missing.');
  await uploadAs(store, token, { name: 'whole.pdf' });
  expect((await listed()).map(({ status, reason }) => [status, reason])).toEqual([
    ['waiting', ''],
    ['rejected', 'Page 2 is missing.'],
  ]);
});

test('a paper is removed until staff have checked it, and only by its owner', async () => {
  const { body } = await uploadAs(store, token);
  expect((await remove(body.paper_id, await store.signIn('active'))).message).toBe('The paper was not found.');
  expect((await remove(body.paper_id)).message).toBe('Paper removed.');
  expect(await listed()).toEqual([]);
  // The reply was lost, and the same is sent again.
  expect((await remove(body.paper_id)).message).toBe('Paper removed.');
  expect((await remove(body.paper_id, await store.signIn('active'))).message).toBe('The paper was not found.');
  const { body: second } = await uploadAs(store, token);
  await decide(second.paper_id, 'accepted');
  expect((await remove(second.paper_id)).refusal).toBe('checked');
  expect(await listed()).toHaveLength(1);
});

test.each([
  ['a script named as a PDF', Buffer.from('#!/bin/sh'), 400, paperProblems.other_type],
  ['an empty file', Buffer.alloc(0), 400, paperProblems.empty],
  ['a file that is too large', Buffer.alloc(10_000_001, '%PDF-'), 413, paperProblems.too_large],
])('%s is refused with one sentence, and nothing is kept', async (_what, file, status, sentence) => {
  const reply = await uploadAs(store, token, { file });
  expect([reply.status, reply.body.message]).toEqual([status, sentence]);
  expect(reply.body.errors).toEqual([{ field: 'file', message: sentence }]);
  const { rows } = await store.database.$client.query('select from papers');
  expect(rows).toEqual([]);
});

test('a paper of no known kind is refused', async () => {
  const { status, body } = await uploadAs(store, token, { kind: 'passport' });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'kind']);
});

test('there may be 40 papers; one that waits can still be replaced', async () => {
  for (let i = 0; i < 40; i += 1) {
    const { body } = await uploadAs(store, token, { file: makePng() });
    await store.database.$client.query("delete from limits where key like 'paper_upload%'");
    if (i < 39) await decide(body.paper_id, 'rejected', 'Not readable.');
  }
  expect((await uploadAs(store, token, { file: makePng() })).body.success).toBe(true);
  const { body } = await uploadAs(store, token, { file: makePng(), kind: 'trade_licence' });
  expect(body.message).toBe('You have uploaded 40 papers. Please write to us at sales@nod.example.');
  expect(await listed()).toHaveLength(40);
});

test('an account may upload 30 papers an hour', async () => {
  for (let i = 0; i < 30; i += 1) await uploadAs(store, token, { file: Buffer.from('x') });
  expect((await uploadAs(store, token)).status).toBe(429);
  expect((await uploadAs(store, await store.signIn('active'))).status).toBe(200);
});

test('who uploaded and removed stands in the audit trail', async () => {
  await store.database.$client.query("delete from audit_trail where action like 'paper%'");
  const { body: first } = await uploadAs(store, token, { name: 'a.pdf' });
  const { body: second } = await uploadAs(store, token, { name: 'b.pdf' });
  await remove(second.paper_id);
  const { rows } = await store.database.$client.query(
    "select action, actor_name, details from audit_trail where action like 'paper%' order by id",
  );
  const [kind, actor_name] = ['tax_certificate', 'pending@nod.example'];
  expect(rows).toEqual([
    { action: 'paper uploaded', actor_name, details: { paperId: first.paper_id, kind, fileName: 'a.png' } },
    {
      action: 'paper uploaded',
      actor_name,
      details: { paperId: second.paper_id, kind, fileName: 'b.png', replaced: first.paper_id },
    },
    { action: 'paper removed', actor_name, details: { paperId: second.paper_id, kind, fileName: 'b.png' } },
  ]);
});
