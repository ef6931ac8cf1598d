import { expect, test } from 'vitest';
import { choiceNumber, oneOfEachChoice, orderedInstead } from './alternatives.rule.ts';

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

test('a quote ended by the order of another line of its choice names the item that was ordered', () => {
  const line = (lineNo: number, alternativeTo: number | null, orderedAt: Date | null = null) => ({
    lineNo,
    alternativeTo,
    itemName: `item ${lineNo}`,
    maker: lineNo === 3 ? 'NSK' : '',
    orderedAt,
  });
  const lines = [line(1, null), line(2, null, new Date()), line(3, 1, new Date()), line(4, 1)];
  const insteadOf = (lineNo: number, alternativeTo: number | null, withdrawnBy: string | null = 'buyer') =>
    orderedInstead({ lineNo, alternativeTo, withdrawnBy }, lines);
  expect(insteadOf(1, null)).toBe('item 3 NSK');
  expect(insteadOf(4, 1)).toBe('item 3 NSK');
  expect(insteadOf(2, null), 'nothing else of its choice').toBe('');
  expect(insteadOf(1, null, 'Asha Nair'), 'withdrawn by staff').toBe('');
  expect(insteadOf(1, null, null), 'not withdrawn').toBe('');
});
