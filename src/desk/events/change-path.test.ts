import { expect, test } from 'vitest';
import { changePath } from './change-path.ts';

test.each([
  ['order confirmed', 'NOD26000119', 7, 'orders/NOD26000119'],
  ['goods returned', 'NOD26000119', 7, 'orders/NOD26000119'],
  ['rfi answered', '7001', 7, 'rfis/7001'],
  ['note added', 'a@mill.example', 7, 'accounts/7'],
  ['bank line booked', 'bank line 4', 7, 'accounts/7'],
  ['bank statement imported', 'november.csv', null, ''],
])('%s of %s leads to %s', (action, subject, customerId, path) => {
  expect(changePath({ action, subject, customerId })).toBe(path);
});
