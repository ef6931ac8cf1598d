import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['6205 for electric motor', { seal: 'open', cage: null, unknown: [], ignored: ['ELECTRIC', 'MOTOR'] }],
  ['6205-2RS for fan', { seal: 'contact seal x2', snapRing: '', cage: null, unknown: [], ignored: ['FAN'] }],
  ['ceiling fan bearing 6205', { snapRing: '', cage: null, unknown: [], ignored: ['CEILING', 'FAN'] }],
  ['7205B with nut', { snapRing: '', cage: null, pairing: '', unknown: [], ignored: ['NUT'] }],
  ['NU205 upper race', { precision: '', cage: null, unknown: ['RACE'], ignored: ['UPPER'] }],
  ['6205 with rubber seal', { seal: 'contact seal x2', unknown: [], ignored: [] }],
  ['bearing with nylon cage 6205', { seal: 'open', cage: 'polyamide', unknown: [] }],
  ['305804C-2Z', { seal: 'shield x2', boreMm: 20, outsideMm: 52, widthMm: 20.6 }],
])('of %s no word is read as a suffix', (text, facts) => {
  expect(parseDesignation(text)).toMatchObject(facts);
});

it.each([
  ['7206 BECBP', '7206B/UA'],
  ['7206 BEGAM', '7206B/UL'],
  ['7206 BWDB', '7206B/DB'],
  ['NU 2210 ECKP', 'NU2210K'],
  ['7205 BMSU', '7205B/UA'],
  ['6205 ABEC 5', '6205/P5'],
  ['NJ 205 EC + HJ 205 EC', 'NJ205+HJ205E'],
])('of %s, suffixes written apart in one word, none is taken for a word', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});

it.each([
  ['302-28', '30228', ['302/28']],
  ['302-22', '30222', ['302/22']],
  ['63 22 C3', '6322/C3', ['63/22/C3']],
  ['302/28', '302/28', []],
  ['30228', '30228', []],
])('%s may be meant with a slash', (text, number, others) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.alternatives.map(universalNumber)]).toEqual([number, others]);
});

it.each([
  ['6205-SKF', '6205'],
  ['6205SKF', '6205'],
  ['6205 2RS-SKF', '6205-2RS'],
  ['6205-NTN-C3', '6205/C3'],
  ['6205ZZ NTN-Japan', '6205-2Z'],
  ['6205LLUC3 NTN/5K', '6205-2RS/C3'],
  ['6205 NSK-ZZ', '6205-2Z'],
  ['6205 SKF/FAG', '6205'],
  ['6205NTNC3', '6205/C3'],
  ['6205NSKZZ', '6205-2Z'],
  ['22205KBC3', '22205K/C3'],
  ['6205FAG2RSR', '6205-2RS'],
  ['6205 NTNC3', '6205/C3'],
  ['6205-NTNC3', '6205/C3'],
  ['NU205KOYOC3', 'NU205/C3'],
  ['6205NSE', '6205-RS'],
  ['6205 both side rubber', '6205-2RS'],
  ['NU 205 E TVP-2', 'NU205'],
  ['22215 CC/W-33/C-3', '22215/C3'],
  ['24124 CC K-30/W33', '24124K30'],
  ['6205 TN-9', '6205'],
  ['22220 EAE-4', '22220'],
  ['32008XJ-2/Q', '32008'],
  ['22308 VA-405', '22308/VA405'],
])('%s is read whole', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['6305 ZZ (metal shield)', '6305-2Z'],
  ['6305 2RS (rubber seal)', '6305-2RS'],
  ['6305 DDU C3 with rubber seals', '6305-2RS/C3'],
  ['6305N with snap ring groove', '6305N'],
  ['22210 K taper bore', '22210K'],
  ['6316 C3 VL0241 insulated', '6316/C3/VL0241'],
  ['6206/P63 C3', '6206/P63'],
  ['6305 without rubber seal', '6305'],
  ['6305 without shields', '6305'],
])('of %s, what is said twice is read once', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown, reading.ignored]).toEqual([number, [], []]);
});

it.each(['6205 Z Z', '6205 2 Z'])('%s has two shields', (text) => {
  expect(universalNumber(parseDesignation(text))).toBe('6205-2Z');
});

it('a seal and a shield on both sides contradict each other', () => {
  expect(parseDesignation('6305 ZZ rubber seal').unknown).toHaveLength(1);
});

it.each(['NU205 inner ring', 'plastic bearing 6205', '6205 one way clutch', '6205 square bore'])(
  '%s is not simply that bearing',
  (text) => {
    const { known, unknown } = parseDesignation(text);
    expect(known && unknown.length === 0).toBe(false);
  },
);

it.each([
  ['6205-2RS (25x52x15)', '6205-2RS'],
  ['22320 E 100 x 215 x 73 mm', '22320'],
  ['NU 205 25*52*15', 'NU205'],
  ['K 20x26x17', 'K20X26X17'],
])('in %s, the size behind the number is its own', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['flange bearing UCF205', 'UCF205'],
  ['UCP205 housing unit', 'UCP205'],
  ['split plummer block SNL 210', 'SNL210'],
])('%s is the unit or housing that its number names', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it('a size that is not the one of the number is not left out', () => {
  expect(parseDesignation('6205-2RS 25x62x17').unknown).not.toEqual([]);
});

it.each([
  ['6205 except C3', '6205'],
  ['6205 (not C3)', '6205'],
  ['6205-2RS without C3', '6205-2RS'],
  ['6205 w/o C3', '6205'],
  ['6205 other than C3', '6205'],
  ['6205 not sealed', '6205'],
])('%s has not what is refused: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it('a part that is refused is no suffix and stays', () => {
  expect(parseDesignation('NU205 without inner ring').unknown).not.toEqual([]);
});

it.each([
  ['one way bearing CSK25', 'CSK25'],
  ['ONE-WAY CLUTCH CSK25', 'CSK25'],
  ['CSK25 one way clutch bearing', 'CSK25'],
  ['rod end GIR25', 'SI25'],
  ['rod end bearing GIR25', 'SI25'],
  ['cam follower KR30', 'KR30'],
])('the kind in words before a number says nothing new: %s', (text, basic) => {
  expect(parseDesignation(text)).toMatchObject({ known: true, basic, unknown: [] });
});

it.each(['6205 not SKF', '6205 except SKF', '6205 other than SKF'])('%s is read as of no maker', (text) => {
  expect(parseDesignation(text)).toMatchObject({ basic: '6205', unknown: [], dialect: null });
});

it.each([
  ['7205 old', '30205'],
  ['old 7205', '30205'],
  ['Old No. 32205', 'NU205'],
  ['7205 old number', '30205'],
  ['6205 old', '6205'],
])('%s is read as the number that it was before', (text, number) => {
  const { known, unknown, ...reading } = parseDesignation(text);
  expect([known, unknown, universalNumber({ known, unknown, ...reading })]).toEqual([true, [], number]);
});

it.each(['bearing for shaft 25 mm', '25 mm bore bearing', 'thrust bearing 25 mm', '25mm'])(
  'the size in %s is no old number',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);

it.each([
  ['C3-6205', '6205/C3'],
  ['C3/6205', '6205/C3'],
  ['2RS-6205', '6205-2RS'],
  ['2Z/6205 C3', '6205-2Z/C3'],
  ['ZZ6205', '6205-2Z'],
  ['2RS6205 C3', '6205-2RS/C3'],
  ['DDU-6205-CM', '6205-2RS/CM'],
  ['P5-6205', '6205/P5'],
  ['C36205', '7205C/P4'],
])('%s has its suffix in front: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each(['AELPP 205', 'MUCFL 204', 'YARAG 205'])(
  '%s is no deep groove ball bearing by an old number of three digits',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);

it('words may stand before an old number where they are usual ones', () => {
  expect(universalNumber(parseDesignation('deep groove bearing 205'))).toBe('6205');
});

it('a short name is a maker before the number only', () => {
  expect(parseDesignation('CX 6205')).toMatchObject({ dialect: 'generic', cage: null });
  expect(parseDesignation('6205 10 KG').dialect).toBeNull();
});

it.each([
  ['HCH 6205', '6205'],
  ['6205-2RS HCH', '6205-2RS'],
  ['6205ZZ ZKL', '6205-2Z'],
  ['KBC 6205DD', '6205-2RS'],
  ['NRB HK2020', 'HK2020'],
  ['TATA 6205 ZZ', '6205-2Z'],
  ['6205 FERSA', '6205'],
  ['6205FLT', '6205'],
  ['22220 CAW33 RKB', '22220'],
  ['6205 MRC', '6205'],
  ['7010 SNFA', '7010'],
  ['ZEN 6205', '6205'],
  ['6205 VBF', '6205'],
  ['6205BARDEN', '6205'],
  ['KG 6205 ZZ', '6205-2Z'],
  ['CX 6205', '6205'],
  ['UBC 22220', '22220'],
  ['HARP 180205', '6205-2RS'],
  ['CARB C 3144 K', 'C3144K'],
  ['6205 GCr15', '6205'],
])('%s names a maker or the usual steel beside the number', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown, reading.ignored]).toEqual([number, [], []]);
});

it.each([
  ['2221O', '22210'],
  ['2221OK C3', '22210K/C3'],
  ['2221OEK', '22210K'],
  ['2221OCCK/W33', '22210K'],
  ['2231OCA', '22310'],
  ['2221 OK+H 310', '22210K+H310'],
  ['6205 INOX', 'S6205'],
  ['6205 OPEN', '6205'],
  ['23144KOH3144', '23144K+OH3144'],
])('the letter O at the end of a number counts as a zero: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['LM11949+LM11910', 'LM11949/LM11910'],
  ['HM88649 + HM88610', 'HM88649/HM88610'],
  ['25580+25520', '25580/25520'],
  ['LM11910 cup', 'LM11910'],
])('a cone and its cup are joined by a plus too: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['6205 Rs.250', '6205'],
  ['6205 rs 250/-', '6205'],
  ['6205 2RS Rs 1,250', '6205-2RS'],
  ['6205 ₹250', '6205'],
  ['6205-2RS @ 250', '6205-2RS'],
  ['6205 zz AED 15.50 each', '6205-2Z'],
  ['6205 RS', '6205-RS'],
])('%s has a price, which is no suffix', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});

it.each([
  ['6203 16mm bore', '6203/16'],
  ['6203/16', '6203/16'],
  ['6303/15 2RS C3', '6303-2RS/C3/15'],
  ['6202/10-ZZ', '6202-2Z/10'],
  ['6203/16-2RS', '6203-2RS/16'],
  ['6203 2RS 16 mm bore', '6203-2RS/16'],
  ['6203-2RS bore 16mm', '6203-2RS/16'],
  ['6205 ID 24 mm', '6205/24'],
  ['6205 bore 25 mm', '6205'],
  ['6205 25mm bore', '6205'],
])('%s has a bore of its own', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each(['6205 bore 40 mm', '6205 for 30 mm shaft', 'NU205 20mm bore'])('%s is not understood', (text) => {
  expect(parseDesignation(text).unknown).not.toEqual([]);
});

it.each([
  'buy 6205 2RS',
  'what is 6205 2RS',
  'equivalent of 6205 2RS',
  'dimensions of 6205 2RS',
  '6205 2RS in stock',
  '6205 2RS cross reference',
  'you have 6205 2RS',
])('%s names one bearing and no suffix more', (text) => {
  expect(parseDesignation(text)).toMatchObject({ basic: '6205', known: true, unknown: [], seal: 'contact seal x2' });
});
