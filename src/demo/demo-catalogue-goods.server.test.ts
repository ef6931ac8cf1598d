import { expect, test } from 'vitest';
import { workingDayFrom } from '../lib/dates.ts';
import { sites } from '../sites/resolve-site.ts';
import { demoGoods } from './demo-catalogue-goods.server.ts';

const { zwz, nod, gwd } = sites;

const day = '2026-11-20';

test.each([zwz, nod, gwd])('$name sells at least 36 goods other than bearings, each once', (site) => {
  const rows = demoGoods(site, day);
  expect(new Set(rows.map((row) => row.superCategory))).toEqual(new Set(['Lubricants', 'Automotive', 'Battery']));
  expect(rows.length).toBeGreaterThanOrEqual(36);
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
});

test('an item costs rupees and GST in India, dirhams and VAT in the Gulf, with the tariff number of each', () => {
  const grease = (site: typeof nod) => demoGoods(site, day).find(({ code }) => code === 'LU-40001');
  expect(grease(nod)).toMatchObject({
    name: 'Glydon LX2 grease 400 g',
    listMinor: 265_00,
    taxBp: 18_00,
    hsn: '34031900',
  });
  expect(grease(gwd)).toMatchObject({ listMinor: 13_00, taxBp: 5_00, hsn: '340319', stock: { onHand: 860 } });
});

test.each([zwz, nod, gwd])('no goods arrive at $name on a day off', (site) => {
  const dueOn = demoGoods(site, day).flatMap((row) => row.stock?.incoming.map((lot) => lot.dueOn) ?? []);
  expect(dueOn.length).toBeGreaterThan(0);
  expect(dueOn.filter((due) => workingDayFrom(due, site.calendar) !== due)).toEqual([]);
});
