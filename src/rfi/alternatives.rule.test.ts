import { expect, test } from 'vitest';
import { choiceNumber, oneOfEachChoice } from './alternatives.rule.ts';

test('a line and its alternatives are one choice, of which the first counts', () => {
  const lines = [
    { lineNo: 1, alternativeTo: 0 },
    { lineNo: 2, alternativeTo: 0 },
    { lineNo: 3, alternativeTo: 1 },
  ];
  const choiceOf = ({ lineNo, alternativeTo }: (typeof lines)[number]) => choiceNumber(lineNo, alternativeTo);
  expect(lines.map(choiceOf)).toEqual([1, 2, 1]);
  expect(oneOfEachChoice(lines, choiceOf)).toEqual(lines.slice(0, 2));
  expect(oneOfEachChoice(lines.toReversed(), choiceOf).map(({ lineNo }) => lineNo)).toEqual([3, 2]);
});
