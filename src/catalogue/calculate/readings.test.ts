import { expect, test } from 'vitest';
import { readCalculateQuery } from './calculate-query.rule.ts';
import { calculate } from './calculation.ts';
import { rangeText, readings } from './readings.ts';
import { subjectOf } from './subject.ts';

function read(typed: string) {
  const query = readCalculateQuery(new URLSearchParams(typed));
  const bearing = query.bearing || '6308';
  const subject = subjectOf(bearing, undefined, query);
  if (!subject) throw new Error(bearing);
  return readings(query, subject, calculate(query, subject));
}

const rated = 'c=41&c0=24&limit=7500';

test.each<[string, number, object]>([
  [`${rated}&fr=4.5&n=1450`, 0, { value: '8,690', state: 'bad', verdict: 'Too short', note: '20,000 h wanted' }],
  [`${rated}&fr=4.5&n=1450&hours=8000`, 0, { state: 'good', verdict: 'Long enough' }],
  [`${rated}&fr=4.5&n=1450&hours=`, 0, { value: '8,690', state: 'quiet', note: '' }],
  [`${rated}&fr=4.5`, 0, { value: 'NA', verdict: 'Type a speed' }],
  [`${rated}&n=1450`, 0, { value: 'NA', verdict: 'Type a load' }],
  [
    'bearing=6408&fr=4.5&n=1450',
    0,
    { value: 'NA', verdict: expect.stringContaining('dynamic load rating C is not known') },
  ],
  [
    `bearing=6408&${rated}&fr=4.5&fa=2&n=1450`,
    0,
    { value: 'NA', verdict: expect.stringContaining('factor f0 is not known') },
  ],
  [`${rated}&fr=4.5`, 1, { value: '5.3', state: 'good', verdict: 'Safe' }],
  [`${rated}&fr=16`, 1, { value: '1.5', state: 'warn', verdict: 'Low' }],
  [`${rated}&fr=30`, 1, { value: '0.8', state: 'bad', verdict: 'Overloaded' }],
  ['bearing=6408&fr=30', 1, { value: 'NA', verdict: expect.stringContaining('static load rating C0 is not known') }],
  [`${rated}&n=1450`, 2, { state: 'good', note: '19% of 7,500 rpm' }],
  [`${rated}&n=7000`, 2, { state: 'warn', verdict: 'Near the limit' }],
  [`${rated}&n=9000`, 2, { state: 'bad', verdict: 'Over the limit' }],
  ['bearing=6408&n=9000', 2, { state: 'quiet', verdict: 'Limit not known' }],
  [rated, 2, { value: 'NA', verdict: 'Type a speed' }],
  [`${rated}&fr=4.5&clearance=C3`, 3, { value: '−9 to 26', state: 'warn', verdict: 'May be preloaded' }],
  [`${rated}&shaft=h6&housing=H7&clearance=C3`, 3, { state: 'good', verdict: 'Runs free' }],
  [`${rated}&shaft=p6&housing=P7&clearance=C2`, 3, { state: 'bad', verdict: 'Preloaded' }],
  [rated, 3, { verdict: 'May be preloaded', note: 'CN, fitted and warm' }],
  ['bearing=QJ308', 3, { value: 'NA', verdict: 'Not known for these fits' }],
])('%s reads at place %i: %o', (typed, place, expected) => expect(read(typed)[place]).toMatchObject(expected));

const listed = {
  itemname: '6308',
  brandname: 'ZWZ',
  Dimension_ID: 40,
  Dimension_OD: 90,
  Dimension_OW: 23,
  dynamic_load: 41,
  static_load: 24,
  speed_grease: 7500,
  speed_oil: 9000,
};

test.each([
  ['6308', listed, 7000, { state: 'warn', verdict: 'Near the limit', note: '93% of 7,500 rpm with grease' }],
  ['6308', listed, 5000, { state: 'good', verdict: 'Within the limit', note: '67% of 7,500 rpm with grease' }],
  [
    '6308',
    listed,
    8000,
    { state: 'warn', verdict: 'Too fast for grease, needs oil', note: '89% of 9,000 rpm with oil' },
  ],
  ['6308', listed, 9500, { state: 'bad', verdict: 'Over the limit', note: '106% of 9,000 rpm with oil' }],
  ['6308-2Z', listed, 8000, { state: 'bad', verdict: 'Over the limit', note: '107% of 7,500 rpm with grease' }],
  ['6308', { ...listed, speed_grease: 0 }, 5000, { state: 'good', note: '56% of 9,000 rpm with oil' }],
  ['6308', { ...listed, speed_oil: 0 }, 8000, { state: 'bad', note: '107% of 7,500 rpm with grease' }],
])('the speed of %s counts against the limit of its grease, and of oil above it', (itemname, item, n, expected) => {
  const query = readCalculateQuery(new URLSearchParams(`n=${n}`));
  const subject = subjectOf('', { ...item, itemname });
  if (!subject) throw new Error(itemname);
  expect(readings(query, subject, calculate(query, subject))[2]).toMatchObject(expected);
});

test('tapered bearings and tapered bores are set on fitting', () => {
  expect(read(`bearing=30308&${rated}&fr=2`)[3]).toMatchObject({ value: 'NA', verdict: 'Set on fitting' });
  expect(read(`bearing=22308K&${rated}&fr=2`)[3]).toMatchObject({ value: 'NA', verdict: 'Set on fitting' });
});

test('a range has a minus sign as wide as a digit', () => expect(rangeText(-2.4, 19.6)).toBe('−2 to 20'));
