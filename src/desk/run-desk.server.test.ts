import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { readDeskCommand } from './run-desk.server.ts';
import { staffCommands } from './staff/staff-commands.server.ts';

const store = setUp(openTestStore);

test('the audit trail names who typed the command, or who is named by it', async () => {
  const add = ['gwd', 'staff', 'add', 'asha@desk.example', 'sales', '--name', 'Asha Rao'];
  expect((await runDeskCommand(store, add)).failed).toBeUndefined();
  await runDeskCommand(store, ['gwd', 'staff', 'remove', 'asha@desk.example', '--by', 'Meera']);
  const { rows } = await store.database.$client.query(
    "select actor_name from audit_trail where subject = 'asha@desk.example' and actor = 'staff' order by id",
  );
  expect(rows.map((row) => row.actor_name)).toEqual(['tester', 'Meera']);
});

test.each([
  [[], /^Write: npm run desk/],
  [['xyz', 'staff', 'list'], /There is no site 'xyz'/],
  [['nod'], /Unknown command ''/],
  [['nod', 'staff', 'promote', 'a@b.co'], /Unknown command 'staff promote'/],
  [['nod', 'staff', 'constructor'], /Unknown command/],
  [['nod', 'orders', 'list'], /Unknown command 'orders list'/],
  [['nod', 'staff', 'renew'], /Write: npm run desk -- nod staff renew EMAIL/],
  [['nod', 'staff', 'renew', 'a@b.co', 'c@d.co'], /Write: npm run desk/],
  [['nod', 'staff', 'list', '--sure'], /Unknown option/],
])('%j prints the usage', (args, words) => {
  expect(() => readDeskCommand(args)).toThrow(StartupError);
  expect(() => readDeskCommand(args)).toThrow(words);
});

test('docs/desk.md lists every command', () => {
  const page = readFileSync('docs/desk.md', 'utf8');
  expect(Object.keys(staffCommands).filter((verb) => !page.includes(`\`staff ${verb}`))).toEqual([]);
});
