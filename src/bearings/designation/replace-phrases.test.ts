import { describe, expect, it } from 'vitest';
import { parseDesignation as read } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

describe('what people write in words', () => {
  it.each([
    ['6205 2RS C3 SKF Italy original', '6205-2RS/C3', []],
    ['motor bearing 6306 c3', '6306/C3', ['MOTOR']],
    ['bearing 6306 clearance C3', '6306/C3', []],
    ['7205 B 40 degree', '7205B', []],
    ['7205 40 degree', '7205B', []],
    ['6205 sealed both sides', '6205-2RS', []],
    ['6205 double seal', '6205-2RS', []],
    ['6205 one side shield', '6205-Z', []],
    ['6205 shielded', '6205-2Z', []],
    ['6205 nylon cage', '6205', []],
    ['22210 EK with sleeve H310', '22210K+H310', []],
    ['6316 C3 INSOCOAT', '6316/C3/VL0241', []],
    ['6316 M/C3VL0241 Insocoat', '6316/C3/VL0241', []],
    ['6316/C3VL2071 INSOCOAT', '6316/C3/VL2071', []],
    ['6316-J20C insulated', '6316/J20C', []],
    ['6316 electrically insulated', '6316/VL0241', []],
    ['Bearing No:6205 2Z', '6205-2Z', []],
    ['BRG,BALL,DGBB,6205-2Z,SKF', '6205-2Z', []],
    ['qty 5 6205zz', '6205-2Z', []],
    ['HK25x32x20', 'HK2520', []],
    ['SKF轴承6205-2RS1', '6205-2RS', []],
    ['深沟球轴承6205双面密封', '6205-2RS', []],
    ['Rillenkugellager 6205 beidseitig abgedichtet C3', '6205-2RS/C3', []],
    ['Подшипник 6205 2РС', '6205-2RS', []],
    ['6205 ЗЗ', '6205-2Z', []],
    ['motor ka bearing 6205 dono taraf seal', '6205-2RS', ['MOTOR']],
    ['ШС30', 'GE30ES', []],
    ['ШСП30К', 'GE30ES', []],
    ['76-180206C17', '6206-2RS/P63', []],
  ])('%s is %s; not understood: %j', (text, number, ignored) => {
    expect(universalNumber(read(text))).toBe(number);
    expect(read(text)).toMatchObject({ ignored, unknown: [] });
  });
});

it.each([
  'P/N: 6205-2RS',
  'P/N 6205-2RS',
  'part#6205-2RS',
  'बेयरिंग 6205-2RS',
  'बियरिंग ६२०५ 2RS',
  '6205-2RS बेयरिंग',
  'محمل 6205-2RS',
  'رولمان بلي 6205-2RS',
  '6205-2RS بلي',
  'подш. 6205-2RS',
  'ベアリング 6205-2RS',
])('%s is the bearing 6205-2RS and no more', (text) => {
  expect(read(text)).toMatchObject({ basic: '6205', sealCode: '2RS', unknown: [], ignored: [] });
});

it.each([
  ['६२०५ 2RS', '6205-2RS'],
  ['٦٢٠٥ 2RS', '6205-2RS'],
  ['۶۲۰۵-2Z', '6205-2Z'],
])('%s has the digits of another script', (text, number) => {
  expect(universalNumber(read(text))).toBe(number);
});

it.each([
  ['22220 with adapter sleeve', '22220K'],
  ['22220 CC/W33 with sleeve', '22220K'],
  ['2212 adapter sleeve', '2212K'],
  ['C 2220 with sleeve', 'C2220K'],
  ['22220K with adapter sleeve', '22220K'],
  ['22220 E1-K adapter sleeve', '22220K'],
  ['22220 + H320', '22220K+H320'],
  ['22220 C3 with sleeve H320', '22220K/C3+H320'],
  ['22220 with AH320', '22220K+AH320'],
  ['24024 + AH24024', '24024K30+AH24024'],
  ['24024 with adapter sleeve', '24024K30'],
  ['6205 with sleeve', '6205'],
  ['UK205 with sleeve', 'UK205'],
  ['H310 adapter sleeve', 'H310'],
  ['NJ310+HJ310', 'NJ310+HJ310'],
])('on a sleeve sits a tapered bore: %s is %s', (text, number) => {
  const reading = read(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['6205 zz eqv', '6205-2Z', ['EQV']],
  ['6205 zz or equivalent', '6205-2Z', ['OR', 'EQUIVALENT']],
  ['6205zz c3 nsk or eqv', '6205-2Z/C3', ['OR', 'EQV']],
  ['6205 ZZ SKF or equiv.', '6205-2Z', ['OR', 'EQUIV.']],
  ['need 6206 zz urgent', '6206-2Z', ['URGENT']],
  ['6206 zz needed', '6206-2Z', ['NEEDED']],
  ['6205 LX2 grease', '6205', ['LX2', 'GREASE']],
  ['6205 zz C3 SRI-2 grease', '6205-2Z/C3', ['SRI-2', 'GREASE']],
  ['6205 zz C3 grease', '6205-2Z/C3', ['GREASE']],
])('%s is %s; said besides: %j', (text, number, ignored) => {
  const reading = read(text);
  expect([universalNumber(reading), reading.ignored, reading.unknown]).toEqual([number, ignored, []]);
});

it.each([
  ['6205 shield', '6205-2Z'],
  ['6205 dual shield', '6205-2Z'],
  ['6205 dust cover', '6205-2Z'],
  ['6205 2 side shield', '6205-2Z'],
  ['6205 seal', '6205-2RS'],
  ['6205 rubber', '6205-2RS'],
  ['6205 rubber shield', '6205-2RS'],
  ['6205 two side rubber', '6205-2RS'],
  ['6205 contact seal', '6205-2RS'],
  ['6205 non contact seal', '6205-2RZ'],
  ['6205 non-contact seals', '6205-2RZ'],
  ['6205 no seal', '6205'],
  ['6205 no grease', '6205'],
  ['NU210 brass', 'NU210'],
  ['closed end needle bearing BK2020', 'BK2020'],
  ['split plummer block SNL510', 'SNL510'],
  ['self aligning bearing 1205', '1205'],
])('a seal or cage is named by a word alone too: %s is %s', (text, number) => {
  const reading = read(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  '6205 both side closed',
  '6205 viton seal',
  '6205 full complement',
  '22220 split',
  '6205 silicon nitride',
  '6205 loose fit',
  '6205 metal',
  '7205 B matched',
  '7205 duplex',
])('%s is no plain bearing', (text) => {
  expect(read(text).unknown).not.toEqual([]);
});

it.each([
  ['7205 BEP tandem', '7205B/DT'],
  ['7205 B back to back', '7205B/DB'],
  ['7205 B back-to-back', '7205B/DB'],
  ['7205 AC P4 face to face', '7205AC/P4/DF'],
])('%s is a pair', (text, number) => {
  const reading = read(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});
