import { expect, test } from 'vitest';
import { runStaffCommand } from '../../../tests/store/run-staff-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);

const desk = (...words: string[]) =>
  runStaffCommand(store, ['nod', 'staff', ...words]).catch((refused: Error) => refused.message);

test('the first administrator is added at the terminal, with a password and a code to scan', async () => {
  const added = await desk('add', 'asha@seller.example', 'admin', 'sales', '--name', 'Asha Rao');
  expect(added).toMatch(/^Asha Rao signs in at \/desk with asha@seller.example and the password [\w-]{16}$/m);
  expect(added).toMatch(/^otpauth:\/\/totp\//m);
  expect(await desk('list')).toContain('asha@seller.example  Asha Rao  admin, sales');
});

test('roles of somebody who works here are replaced, without a new password', async () => {
  expect(await desk('add', 'asha@seller.example', 'accounts')).toBe('asha@seller.example is accounts on NOD now.');
});

test.each([
  [
    ['add', 'b@seller.example', 'boss', '--name', 'B'],
    "There is no role 'boss'; write sales, accounts, catalogue, admin.",
  ],
  [['add', 'b@seller.example', 'sales'], 'Give the name with --name "…".'],
  [['add', 'b@seller.example'], 'Give at least one role.'],
  [['renew', 'nobody@seller.example'], 'Nobody of the staff is nobody@seller.example.'],
  [['remove', 'nobody@seller.example'], 'Nobody of the staff of NOD is nobody@seller.example.'],
  [
    ['remove', 'admin@desk.example'],
    'Arjun Shah is the only administrator of NOD. Please make somebody else administrator first.',
  ],
])('%j is refused', async (words, message) => {
  expect(await desk(...words)).toBe(message);
});

test('who lost their second factor gets a new password and code', async () => {
  const renewed = await desk('renew', 'asha@seller.example');
  expect(renewed).toMatch(/^Asha Rao signs in at \/desk with asha@seller.example and the password [\w-]{16}$/m);
  expect(renewed).toMatch(/^otpauth:\/\/totp\//m);
});

test('who is removed comes back with a new password and code, when somebody adds them again', async () => {
  expect(await desk('remove', 'asha@seller.example')).toBe('Asha Rao no longer works for NOD.');
  expect(await desk('list')).toContain('asha@seller.example  Asha Rao  removed');
  expect(await desk('add', 'asha@seller.example', 'sales')).toMatch(
    /^Asha Rao signs in at \/desk with asha@seller.example and the password [\w-]{16}$/m,
  );
  expect(await desk('list')).toContain('asha@seller.example  Asha Rao  sales');
});
