import { expect, test } from 'vitest';
import { noLines } from '../import-kind.data.ts';
import { addCounts } from './import-run.server.ts';

test('lines are counted by what became of them', () => {
  const validated = (['new', 'wrong', 'new', 'changed'] as const).map((outcome, line) => ({
    line,
    outcome,
    problem: '',
  }));
  expect(addCounts({ ...noLines, new: 5 }, validated)).toEqual({ new: 7, changed: 1, unchanged: 0, wrong: 1 });
});
