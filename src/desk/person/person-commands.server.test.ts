import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookOpenInvoice } from '../../../tests/actions/payments/ledger.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-person-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runDeskCommand(store, ['nod', 'person', ...args], { by: 'admin', folder });

test('at the terminal a person is exported into a file, erased, and found erased the second time', async () => {
  const email = 'overdue@nod.example';
  await run('export', email, 'person.json');
  expect(JSON.parse(await readFile(join(folder, 'person.json'), 'utf8'))).toMatchObject({ email });
  const erased = await run('erase', email, '--reason', 'asked by letter');
  expect(erased.lines[0]).toBe('Erased.');
  expect(await run('erase', email, '--reason', 'asked by letter')).toEqual({
    lines: ['Nothing of this person was left to erase.'],
  });
});

test('an erasure while an invoice is unpaid is refused with its number', async () => {
  await bookOpenInvoice(store, 'NH/26/7', 100_00);
  expect(await run('erase', 'active@nod.example', '--reason', 'asked by letter')).toEqual({
    lines: ['Before this person can be erased: receive the payment of invoice NH/26/7, or credit it.'],
    failed: true,
  });
});

test('an erasure without a reason is refused', async () => {
  expect(await run('erase', 'active@nod.example')).toMatchObject({ failed: true });
});
