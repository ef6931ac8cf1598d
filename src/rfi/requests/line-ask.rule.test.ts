import { expect, test } from 'vitest';
import { askedOfLine, targetProblems } from './line-ask.rule.ts';

test('each target price that is no amount is named at its field', () => {
  const values = { 'target-7': 'cheap', 'target-8': '', 'target-9': '640.50' };
  const message = 'Please enter an amount above 0, such as 1,250.50.';
  expect(targetProblems(values, [7, 8, 9], { currency: 'INR' })).toEqual([{ field: 'target-7', message }]);
});

test('a line sends what was entered for it and nothing else', () => {
  const values = { remark: 'of all', 'target-7': '640', 'remark-7': '', 'file-7': '12', 'file-name-7': 'a.pdf' };
  expect(askedOfLine(values, 7)).toEqual({ target_price: '640', file_id: '12' });
  expect(askedOfLine(values, 8)).toEqual({});
});
