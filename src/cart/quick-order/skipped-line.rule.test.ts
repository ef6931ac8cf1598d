import { expect, test } from 'vitest';
import { skippedLine } from './skipped-line.rule.ts';

test('what is left out of a list is said in its place, and is not looked up', () => {
  const line = skippedLine({ line: 7, text: 'TOTAL 190', why: 'total' });
  expect(line).toMatchObject({ line: 7, text: 'TOTAL 190', result: 'heading', message: 'Total, skipped.', items: [] });
});
