import { expect, test } from 'vitest';
import { demoPopularity, demoPrice } from './demo-catalogue-price.ts';

const ball = { type: 'deep groove ball', maker: 'ZWZ', seal: 'open', massKg: 0.13, d: 25, popular: true };
const plain = { ...ball, designation: '6205', universalNo: '6205' };
test('a 6205 costs about 300 rupees or 15 dirhams', () => {
  expect(demoPrice(plain, 'INR')).toBe(298_00);
  expect(demoPrice(plain, 'AED')).toBe(15_00);
});

test.each<[string, object]>([
  ['seals', { seal: 'contact seal x2', universalNo: '6205-2RS' }],
  ['shields', { seal: 'shield x2', universalNo: '6205-2Z' }],
  ['a clearance', { universalNo: '6205/C3' }],
  ['precision', { universalNo: '6205/P5' }],
  ['a brass cage', { designation: '6205M' }],
  ['a tapered bore', { universalNo: '6205K' }],
  ['mass', { massKg: 0.2 }],
])('%s make a bearing more expensive', (_what, over) => {
  expect(demoPrice({ ...plain, ...over }, 'INR')).toBeGreaterThan(298_00);
});

test('special bearings are less popular', () => {
  const common = demoPopularity(plain);
  expect(demoPopularity({ ...plain, universalNo: '6205/C3' })).toBeLessThan(common);
  expect(demoPopularity({ ...plain, universalNo: '6205/P5' })).toBeLessThan(common / 3);
  expect(demoPopularity({ ...plain, popular: false })).toBeLessThan(common / 3);
});
