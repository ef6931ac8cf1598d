import { expect, test } from 'vitest';
import { designationKey } from '../bearings/designation/search-key.ts';
import type { ImportRow } from '../catalogue/import/import-row.server.ts';
import { featuredDesignations } from '../content/home/featured-rows.ts';
import { workingDayFrom } from '../lib/dates.ts';
import { sites } from '../sites/resolve-site.ts';
import { bySite, type Site, siteModules } from '../sites/site.ts';
import { demoBearings, namedBearings } from './demo-catalogue-bearings.server.ts';
import { namedItems } from './demo-makers.ts';

const { zwz, nod, gwd } = sites;

const day = '2026-11-20';
const bearings = bySite((code) => demoBearings(sites[code], day));
const isWellStocked = (row: ImportRow) => (row.stock?.onHand ?? 0) >= 50;
const shareOf = (rows: readonly ImportRow[], test: (row: ImportRow) => boolean) =>
  rows.filter(test).length / rows.length;
const incoming = (row: ImportRow) => row.stock?.incoming.map((lot) => lot.kind) ?? [];

test.each([zwz, nod, gwd])('$name sells at least 10,000 bearings', (site) => {
  expect(bearings[site.code].length).toBeGreaterThanOrEqual(10_000);
});

test.each(Object.values(sites))('$name sells no bearing twice', (site) => {
  const rows = bearings[site.code];
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
  expect(new Set(rows.map((row) => `${row.maker} ${row.name}`)).size).toBe(rows.length);
});

test.each(Object.values(sites))('the items on the home page of $name are sold there', (site) => {
  const sold = new Set(bearings[site.code].map((row) => designationKey(row.name)));
  const named = featuredDesignations(siteModules[site.code].home);
  expect(named.filter((name) => !sold.has(designationKey(name)))).toEqual([]);
});

test('each site sells its makers', () => {
  const makers = (site: Site) => [...new Set(bearings[site.code].map((row) => row.maker))].sort();
  expect(makers(zwz)).toEqual(['ZWZ']);
  expect(makers(nod)).toEqual(['DPI', 'IKO', 'Koyo', 'WZWN', 'ZWZ']);
  expect(makers(gwd)).toEqual(makers(nod));
});

test.each([zwz, nod, gwd])('a third of each series of $name and half of its popular items have 50 in stock', (site) => {
  const rows = bearings[site.code];
  for (const [series, group] of Map.groupBy(rows, (row) => row.subCategory.split(',')[0]))
    expect(shareOf(group, isWellStocked), series).toBeGreaterThan(1 / 3);
  expect(shareOf(rows.slice(0, 500), isWellStocked)).toBeGreaterThan(1 / 2);
});

test('every availability occurs, and a few items are on request', () => {
  const rows = bearings.nod;
  const noneThere = rows.filter((row) => row.stock?.onHand === 0);
  expect(noneThere.filter((row) => incoming(row).includes('arriving')).length).toBeGreaterThan(100);
  expect(noneThere.filter((row) => incoming(row).join() === 'production').length).toBeGreaterThan(100);
  expect(noneThere.filter((row) => incoming(row).length === 0).length).toBeGreaterThan(100);
  const onRequest = shareOf(rows, (row) => row.listMinor === 0);
  expect(onRequest).toBeGreaterThan(0.005);
  expect(onRequest).toBeLessThan(0.05);
});

test('due days count from the day of loading', () => {
  const dueOn = bearings.zwz.flatMap((row) => row.stock?.incoming.map((lot) => lot.dueOn) ?? []);
  expect(dueOn.every((due) => due > day && due < '2027-03-01')).toBe(true);
});

test.each(Object.values(sites))('no bearing arrives at $name on a day off', (site) => {
  const dueOn = bearings[site.code].flatMap((row) => row.stock?.incoming.map((lot) => lot.dueOn) ?? []);
  expect(dueOn.filter((due) => workingDayFrom(due, site.calendar) !== due)).toEqual([]);
});

test('loading on the same day gives the same catalogue', () => {
  expect(demoBearings(gwd, day)).toEqual(bearings.gwd);
});

test('every named item exists, with its code, price and stock, on every site that sells its maker', () => {
  const first = namedItems.find(({ maker }) => maker === 'ZWZ');
  for (const site of Object.values(sites)) {
    const sold = namedItems.filter(({ maker }) => maker in siteModules[site.code].demo.assortment);
    const rows = namedBearings(site, day);
    expect(rows.map((row) => `${row.maker} ${row.name}`).sort()).toEqual(
      sold.map((item) => `${item.maker} ${item.name}`).sort(),
    );
    const all = new Map(bearings[site.code].map((row) => [row.code, row]));
    for (const row of rows) expect(all.get(row.code)).toEqual(row);
  }
  expect(namedBearings(zwz, day).find((row) => row.code === first?.code)).toMatchObject({
    name: first?.name,
    listMinor: (first?.inr ?? 0) * 100,
    stock: { onHand: first?.onHand },
  });
});
