import { expect, test } from 'vitest';
import { rowText } from './list-row.rule.ts';
import { readList } from './read-list.rule.ts';
import { parseQuickLine } from './read-quick-line.rule.ts';

test.each([
  ['6205-2RS 1,200', '6205-2RS', '1200'],
  ['6205 2,500 nos', '6205', '2500'],
  ['NU 210 x 1,000', 'NU 210', '1000'],
  ['1,000 nos 6205ZZ', '6205ZZ', '1000'],
])('%s: the comma stands inside the quantity, %s is ordered %s times', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['6205=2', '6205', '2'],
  ['6205 ZZ:2', '6205 ZZ', '2'],
  ['6205: 2', '6205', '2'],
  ['NU 210 : 4', 'NU 210', '4'],
  ['6205 - 12', '6205', '12'],
  ['6205 ..... 2', '6205', '2'],
])('%s: the sign before the quantity is no part of %s', (line, designation, quantity) => {
  expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
});

test('a colon before what is no count divides nothing', () => {
  expect(parseQuickLine('DE:6309')).toEqual([{ designation: 'DE:6309', quantity: undefined }]);
  expect(parseQuickLine('6205:C3')).toEqual([{ designation: '6205:C3', quantity: undefined }]);
});

test.each([
  ['NU 210,100', 'NU 210', '100'],
  ['10,608 ZZ', '608 ZZ', '10'],
  ['6205-2RS,100', '6205-2RS', '100'],
])('%s: the comma divides number and quantity', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['1,6205-2RS,25', '6205-2RS', '25'],
  ['1, 6205-2RS, 25', '6205-2RS', '25'],
  ['12;NU 210;4 pcs', 'NU 210', '4'],
])('%s has a running number in front, as rows of a list', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['6205-2RS, SKF, 25', '6205-2RS SKF', '25'],
  ['SKF, 6205-2RS, 25', 'SKF 6205-2RS', '25'],
  ['SKF, 6205, 25', 'SKF 6205', '25'],
  ['6205,ZZ,C3,25', '6205 ZZ C3', '25'],
  ['6205;SKF;25;250', '6205 SKF', '25'],
])(
  '%s: the number is in several fields, and the first count behind it is the quantity',
  (line, designation, quantity) => {
    expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
  },
);

test.each([
  ['6205-2RS C3, ١٠', '6205-2RS C3', '10'],
  ['٦٢٠٥، ١٢', '6205', '12'],
  ['٦٢٠٥؛ ١٢', '6205', '12'],
  ['6308, २०', '6308', '20'],
])('%s is typed on an Arabic or Indian keyboard', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each(['30205 + 30206', '6205 & 6206', '6205 or 6206', '32008 and 32009'])(
  '%s are two numbers, and the second is no quantity',
  (line) => {
    expect(parseQuickLine(line)).toEqual([{ designation: line, quantity: undefined }]);
  },
);

test.each([
  ['1. 6205-2RS 25 nos', '6205-2RS', '25'],
  ['2) 22210 EK C3 - 4 nos', '22210 EK C3', '4'],
  ['(3) NU 210 x 4', 'NU 210', '4'],
  ['• 6206 ZZ 10 pcs', '6206 ZZ', '10'],
  ['- 6206 ZZ 10 pcs', '6206 ZZ', '10'],
  ['6205 10 nos @ 250', '6205', '10'],
  ['6205ZZ, 10 @ Rs. 250/-', '6205ZZ', '10'],
])('%s has a mark of a list in front or a price behind, which are no part of it', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['6205-2RS, Make: ZWZ, Qty: 10 Nos', '6205-2RS Make: ZWZ', '10'],
  ['6205-2RS; Qty 10', '6205-2RS', '10'],
])('%s has its quantity in a field of its own', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['6205 4 required', '6205', '4'],
  ['6205 ZZ - 4 required', '6205 ZZ', '4'],
  ['6205, 4 needed', '6205', '4'],
  ['6205 4 nos. urgently required', '6205', '4'],
  ['Required 4 nos 6205', '6205', '4'],
])('%s: what is said of the need is no part of %s', (line, designation, quantity) => {
  expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
});

test.each([
  ['6205 (205)', '6205', undefined],
  ['6205(205)', '6205', undefined],
  ['6205-2RS [205]', '6205-2RS', undefined],
  ['6205 ZZ (205) 10 nos', '6205 ZZ', '10'],
  ['6205 (200)', '6205', '200'],
  ['6205 (6)', '6205', '6'],
])('%s: an old number in brackets is neither part of %s nor its count', (line, designation, quantity) => {
  expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
});

test.each(['6203-10', '6205 (205)', 'UC205-16', '6205 required'])('%s has no quantity that is sure', (line) => {
  expect(parseQuickLine(line).map(({ quantity }) => quantity)).toEqual([undefined]);
});

test.each(['6205ZZ (10)', '6205ZZ(10)', '6205ZZ [10]', '6205ZZ (10 nos)', '6205ZZ =10'])(
  '%s: ten are ordered',
  (line) => {
    expect(parseQuickLine(line)).toContainEqual({ designation: '6205ZZ', quantity: '10' });
  },
);

test.each(['6205, 6206', '6205 6206', '6205; 32008'])('%s: a second number is not how many are ordered', (line) => {
  expect(parseQuickLine(line).map(({ quantity }) => quantity)).toEqual([undefined]);
});

test.each(['6205\t6206', '6205, 6206 nos', '6205, 1200', '6205 2000'])(
  '%s: a column, a unit or a round number is a quantity',
  (line) => {
    expect(parseQuickLine(line).some(({ quantity }) => quantity !== undefined)).toBe(true);
  },
);

test.each(['6205, 1205', '6205,1205', '6205; 2210', '6205, 6210', '6205, 6206', '6205 1205'])(
  'the bearings %s are asked about and not ordered by the thousand',
  (line) => {
    expect(parseQuickLine(line).map(({ quantity }) => quantity)).toEqual([undefined]);
  },
);

test.each([
  ['6205, 1200', '1200'],
  ['6205, 6000', '6000'],
  ['6205, 1250', '1250'],
  ['6205, 1205 nos', '1205'],
  ['6205\t1205', '1205'],
])('%j orders %s pieces', (line, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation: '6205', quantity });
});

test('behind suffixes and a space a number is the quantity', () => {
  expect(parseQuickLine('6205-2RS C3 1205')[1]).toEqual({ designation: '6205-2RS C3', quantity: '1205' });
});

test.each([
  ['608-2Z\t10 EA', '608-2Z', '10'],
  ['608-2Z, 12 units', '608-2Z', '12'],
  ['608-2Z;ten', '608-2Z', '10'],
  ['6205, C3, 10 EA', '6205 C3', '10'],
  ['6205;10 EA;250.00', '6205', '10'],
])('%s: the quantity of its field is not lost', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['abc', 'abc'],
  ['A', 'A'],
  ['-', '-'],
  ['ten', '10'],
  ['10 EA', '10'],
])('%s in a column of quantities is one, or is refused as one', (written, quantity) => {
  const { rows } = readList({ text: `Item,Qty\n608-2Z,${written}\n6205,4` });
  expect(parseQuickLine(rows.map(rowText)[0] ?? '')[0]).toEqual({ designation: '608-2Z', quantity });
});

test.each([
  ['6205 zz 10pc rs 120 each', '6205 zz', '10'],
  ['6205 zz - 10 nos Rs.120/-', '6205 zz', '10'],
  ['NU 210 5 pcs ₹1,250', 'NU 210', '5'],
  ['6205 zz 10 nos AED 12.50 per pc', '6205 zz', '10'],
])('%s: the price is no quantity', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each([
  ['6205 ZZ\t1 000', '6205 ZZ', '1000'],
  ['6205 ZZ\t1\u00a0000 pcs', '6205 ZZ', '1000'],
  ["6205 ZZ;12'500", '6205 ZZ', '12500'],
  ['6205 ZZ 1,00,000', '6205 ZZ', '100000'],
  ['6205 ZZ, 1,00,000', '6205 ZZ', '100000'],
  ['6205ZZ10nos', '6205ZZ', '10'],
  ['6205 ZZ 10 (ten) nos', '6205 ZZ', '10'],
  ['6205 ZZ 25 (Twenty Five only) pcs', '6205 ZZ', '25'],
])('%s: the quantity is read as it is written there', (line, designation, quantity) => {
  expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
});

test('RS before a number without a sign of a price is a seal', () => {
  expect(parseQuickLine('6205 RS 100')).toContainEqual({ designation: '6205 RS', quantity: '100' });
});

test.each([
  ['25,52,15', '25 52 15'],
  ['25; 52; 15', '25 52 15'],
  ['20, 47, 14', '20 47 14'],
])('%s is a size', (line, designation) => {
  expect(parseQuickLine(line)).toEqual([{ designation, quantity: undefined }]);
});

test.each(['ZWZ 6205-2RZ 2021', '6205 ZZ C3 2019', '22220 CC/W33 2024'])('the year in %s is no quantity', (line) => {
  expect(parseQuickLine(line)).toEqual([{ designation: line, quantity: undefined }]);
});

test.each([
  ['6205 ZZ 2000', '6205 ZZ', '2000'],
  ['6205 ZZ 2021 pcs', '6205 ZZ', '2021'],
  ['6205 ZZ\t2021', '6205 ZZ', '2021'],
  ['6205 ZZ 2021 10', '6205 ZZ 2021', '10'],
])('%s has a quantity', (line, designation, quantity) => {
  expect(parseQuickLine(line)).toContainEqual({ designation, quantity });
});

test.each([
  ['25,5x52x15', { designation: '25.5x52x15', quantity: undefined }],
  ['25,5x52x15, 10', { designation: '25.5x52x15', quantity: '10' }],
  ['25x52x15,10', { designation: '25x52x15', quantity: '10' }],
  ['25,4x50,8x14,288 5 pcs', { designation: '25.4x50.8x14.288', quantity: '5' }],
])('a decimal comma in a size divides no columns: %s', (line, parsed) => {
  expect(parseQuickLine(line)).toContainEqual(parsed);
});

test.each([
  ['6205*10', '6205', '10'],
  ['6205-2RS×25', '6205-2RS', '25'],
  ['6205x10', '6205', '10'],
  ['22212x4', '22212', '4'],
  ['6205 10个', '6205', '10'],
  ['6205ZZ 10套', '6205ZZ', '10'],
  ['型号6205数量10', '型号6205', '10'],
  ['6205 عدد 10', '6205', '10'],
  ['6205 ZZ كمية 25', '6205 ZZ', '25'],
  ['عدد 10 6205', '6205', '10'],
  ['6205 10 حبة', '6205', '10'],
  ['6205 10قطعة', '6205', '10'],
  ['10 قطع 6205', '6205', '10'],
  ['6205 ٥قطع', '6205', '5'],
  ['6205\t8 حبات', '6205', '8'],
  ['6205 4 أطقم', '6205', '4'],
  ['6205 20 وحدة', '6205', '20'],
  ['6205 10 قطعة SKF', '6205 SKF', '10'],
  ['6205 ١٬٠٠٠', '6205', '1000'],
  ['6205، ١٬٠٠٠', '6205', '1000'],
  ['10 عدد 6205', '6205', '10'],
  ['6205 [10 nos]', '6205', '10'],
  ['6205 1.000 Stk', '6205', '1000'],
  ['1.000 Stk 6205', '6205', '1000'],
  ['6205 5k pcs', '6205', '5000'],
  ['6205\t5k', '6205', '5000'],
  ['6205 ZZ 5k', '6205 ZZ', '5k'],
  ['6205 ZZ do piece', '6205 ZZ', '2'],
  ['6205 ZZ teen nos', '6205 ZZ', '3'],
  ['6205 ZZ २० नग', '6205 ZZ', '20'],
  ['6205 दो नग', '6205', '2'],
  ['6205 zehn Stück', '6205', '10'],
  ['6205 عشرة قطع', '6205', '10'],
  ['6205-2RS = 2', '6205-2RS', '2'],
  ['6205-2RS|2', '6205-2RS', '2'],
  ['6205-2RS: 2', '6205-2RS', '2'],
  ['6205-2RS (2)', '6205-2RS', '2'],
  ['6218 ten (10) nos', '6218', '10'],
  ['6220  qty 3.0', '6220', '3'],
  ['Same as last order + 5 nos 6211', '6211', '5?'],
])('%s are so many pieces', (line, designation, quantity) => {
  expect(parseQuickLine(line)[0]).toEqual({ designation, quantity });
});

test.each(['25*52*15', 'HK20x26x20', '352226X2', '32008X', '1200x1500', '30205x52', 'SR100X8', 'K20*26*17'])(
  'the times of %s are no pieces',
  (line) => {
    expect(parseQuickLine(line)[0]).toEqual({ designation: line, quantity: undefined });
  },
);

test('of words without a figure none is a quantity', () => {
  expect(parseQuickLine('Dear Sir, please quote')).toEqual([
    { designation: 'Dear Sir please quote', quantity: undefined },
  ]);
});

test.each(['Ball bearing 6205 2RS ISO 281', '305 (6305)'])('the last number of %s is no quantity', (line) => {
  expect(parseQuickLine(line).map(({ quantity }) => quantity)).toEqual([undefined]);
});

test.each([
  ['6205-2RS 2/-', '2'],
  ['6217 -10-', '10'],
  ['6206 10 urgently required', '10'],
  ['6206 - 10 - delivery immediate', '10'],
])('%s can order %s pieces', (line, quantity) => {
  expect(parseQuickLine(line).map((reading) => reading.quantity)).toContain(quantity);
});
