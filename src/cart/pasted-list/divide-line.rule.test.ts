import { expect, test } from 'vitest';
import { divideLine } from './divide-line.rule.ts';

test.each([
  ['6205 zz 10 nos, 6306 2rs 5 nos, ucp205 2nos', ['6205 zz 10 nos', '6306 2rs 5 nos', 'ucp205 2nos']],
  ['6205ZZ-10nos, 6306-2RS-5 nos', ['6205ZZ-10nos', '6306-2RS-5 nos']],
  ['6205 - 10 nos & 6206 - 5 nos', ['6205 - 10 nos', '6206 - 5 nos']],
  ['6205 10 nos; 6206 5 nos;', ['6205 10 nos', '6206 5 nos']],
  ['6205 zz 10, 6206 zz 5', ['6205 zz 10', '6206 zz 5']],
  ['10 nos 6205 and 5 nos NU 210', ['10 nos 6205', '5 nos NU 210']],
  ['6205 ZZ 10nos 6206 ZZ 5nos', ['6205 ZZ 10nos', '6206 ZZ 5nos']],
  ['6205 ZZ 10 nos. 6206 ZZ 5 nos.', ['6205 ZZ 10 nos.', '6206 ZZ 5 nos.']],
  ['6205 4 pieces 6206 2 pieces', ['6205 4 pieces', '6206 2 pieces']],
  ['6205 4 units / 6206 ZZ 2 sets', ['6205 4 units', '6206 ZZ 2 sets']],
  ['6205 x 4 6206 ZZ x 2', ['6205 x 4', '6206 ZZ x 2']],
  ['6205=4 6206=2', ['6205=4', '6206=2']],
  ['4x6205 2x6206', ['4x6205', '2x6206']],
  ['6205(4), 6206(2)', ['6205(4)', '6206(2)']],
  ['6205, 6206, 6207', ['6205', '6206', '6207']],
  ['SKF 6205-2RS, FAG 6206', ['SKF 6205-2RS', 'FAG 6206']],
  ['6205 ZZ + 6206 ZZ', ['6205 ZZ', '6206 ZZ']],
  ['6205 10 nos, 6206', ['6205 10 nos', '6206']],
  ['٥ قطعة 6205 و 6306 ZZ', ['5 قطعة 6205', '6306 ZZ']],
  ['6205, 2 nos, 6206, 5 nos', ['6205, 2 nos', '6206, 5 nos']],
  ['6205 ZZ, 10, 6206 ZZ, 5', ['6205 ZZ, 10', '6206 ZZ, 5']],
  ['6205, 10, 6206', ['6205, 10', '6206']],
  ['6205, 10, 1205', ['6205, 10', '1205']],
  ['6205 ZZ 10 nos / 6206 ZZ 5 nos', ['6205 ZZ 10 nos', '6206 ZZ 5 nos']],
  ['6205-4 6206-2', ['6205-4', '6206-2']],
  ['6205-4, 6206-2', ['6205-4', '6206-2']],
  ['6205/10 6206/5', ['6205/10', '6206/5']],
  ['6205 ZZ × 10 / 6206 ZZ × 5', ['6205 ZZ × 10', '6206 ZZ × 5']],
  ['6205ZZ 10 6206ZZ 5', ['6205ZZ 10', '6206ZZ 5']],
  ['6205 10 6206 5', ['6205 10', '6206 5']],
  ['6205-2RS 6206-2RS', ['6205-2RS', '6206-2RS']],
  ['6205-10nos/6206-5nos', ['6205-10nos', '6206-5nos']],
  ['DE 6309 C3 NDE 6209 C3', ['DE 6309 C3', 'NDE 6209 C3']],
  ['DE: 6309 C3 / NDE: 6209 C3', ['DE: 6309 C3', 'NDE: 6209 C3']],
])('%s is a line for each bearing', (line, parts) => {
  expect(divideLine(line)).toEqual(parts);
});

test.each([
  ['a quantity', '6205 2RS, 150'],
  ['a quantity that could be an old number', '6205, 1200'],
  ['what may be a quantity or a number', '6205, 1205'],
  ['a thousand', '6205 ZZ,1,000'],
  ['a thousand before another number', '6205 ZZ,1,000,6206 ZZ'],
  ['counts before their numbers', '10, 6205, 5, 6206'],
  ['suffixes', 'NU 210, C3'],
  ['a size', '25, 52, 15'],
  ['a size before its number', '25 x 52 x 15 6205'],
  ['a size of three figures', '100 x 150 x 24 6020'],
  ['times before suffixes', '6205 x 10 2RS'],
  ['a bearing with its sleeve', '22220 EK C3, H320'],
  ['a cone with its cup', 'LM11949 and LM11910'],
  ['one or the other', '6205 or 6206'],
  ['other words', '6205 2RS 100 nos, delivery before 2027'],
  ['columns', '6205\t10\tor 6206, 6207'],
  ['a price', '6205 ZZ 10 1205'],
  ['another spelling', '6205-2RS1 180205C3'],
  ['one bearing', '6205 ZZ 10 nos'],
  ['more than a row of any table has', '6205, '.repeat(1000)],
])('%s divides no line: %s', (_, line) => {
  expect(divideLine(line)).toEqual([line]);
});

test.each([
  ['6205-2RS,6206-2RS,6207-2RS all 10 nos each', ['6205-2RS\t10', '6206-2RS\t10', '6207-2RS\t10']],
  ['6308/6309/6310 - 4 each', ['6308\t4', '6309\t4', '6310\t4']],
  ['6317, 6318 - 2 each', ['6317\t2', '6318\t2']],
  ['6205, 6206 je 10 Stück', ['6205\t10', '6206\t10']],
])('the quantity of %s is that of each', (line, parts) => {
  expect(divideLine(line)).toEqual(parts);
});

test.each(['6205 10 nos each', '6205 to 6210 each 4', '6205 or 6206 5 nos'])('%s stays one line', (line) => {
  expect(divideLine(line)).toEqual([line]);
});
