import { beforeAll, describe, expect, it } from 'vitest';
import { readSeedRecords } from '../bearings/seed.fixture.ts';
import type { DemoItem, SeedRow } from './demo-catalogue-range.ts';
import { demoItemsFor, parseSeedRow } from './demo-catalogue-range.ts';

let seeds: SeedRow[];
let all: DemoItem[];
beforeAll(() => {
  seeds = readSeedRecords('seed-bearings.csv').flatMap((record) => parseSeedRow(record) ?? []);
  all = seeds.flatMap(demoItemsFor);
});

const of = (designation: string) => demoItemsFor(seeds.find((seed) => seed.designation === designation) as SeedRow);
const by = (maker: string) => all.filter((item) => item.maker === maker);

describe('the demo catalogue', () => {
  it('has at least 14,000 items, 11,000 of them of one maker, and none twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(14_000);
    expect(by('ZWZ').length).toBeGreaterThanOrEqual(11_000);
    for (const maker of ['Koyo', 'DPI', 'IKO', 'WZWN']) expect(by(maker).length, maker).toBeGreaterThan(300);
    expect(new Set(all.map((item) => `${item.maker} ${item.designation}`)).size).toBe(all.length);
  });

  it('spells a bearing as its maker does', () => {
    const spellings = of('6205').map((item) => `${item.maker} ${item.designation}`);
    expect(spellings).toEqual(
      expect.arrayContaining(['ZWZ 6205-2RS/C3', 'Koyo 6205 2RS C3', 'Koyo 6205ZZ C3', 'DPI 6205-2RS C3', 'ZWZ 6205']),
    );
    expect(of('NK20/20').map((item) => item.designation)).toContain('TAF202820');
    expect(of('HK0810').map((item) => item.designation)).toContain('TLA810Z');
  });

  it('gives the same universal number to what interchanges', () => {
    const c3 = of('6205').filter((item) => item.universalNo === '6205-2RS/C3');
    expect(c3.map((item) => item.maker)).toEqual(expect.arrayContaining(['DPI', 'Koyo', 'ZWZ']));
    for (const item of c3)
      expect(item).toMatchObject({ seal: 'contact seal x2', clearance: 'C3', bore: 'cylindrical' });
  });

  it('knows a tapered bore and the angle of contact', () => {
    expect(of('22220').find((item) => item.designation === '22220CAK/C3W33')).toMatchObject({
      universalNo: '22220K/C3',
      bore: 'taper 1:12',
      cage: 'brass',
    });
    expect(of('7205').find((item) => item.designation === '7205AC/DB')?.universalNo).toBe('7205AC/DB');
  });

  it.each([
    ['ZWZ 6205', 14, 12_000, 15_000],
    ['ZWZ 6205-2Z', 14, undefined, undefined],
    ['ZWZ 6205-2RS/C3', 14, undefined, undefined],
    ['ZWZ NU308', 58.5, 6700, 8500],
    ['ZWZ NU308M', 58.5, undefined, undefined],
    ['ZWZ NU308E', undefined, undefined, undefined],
    ['Koyo NU308R', undefined, undefined, undefined],
    ['ZWZ 7205B', 15.6, 10_000, 15_000],
    ['ZWZ 7205AC', undefined, undefined, undefined],
    ['ZWZ 7205B/DB', undefined, undefined, undefined],
    ['ZWZ 22220CA/W33', undefined, undefined, undefined],
    ['ZWZ 2205-2RS', undefined, undefined, undefined],
    ['ZWZ 32005X', 27, undefined, undefined],
  ])('%s has the ratings of its own design and the speeds of its own closure', (name, dynamicKn, grease, oil) => {
    const item = all.find((one) => `${one.maker} ${one.designation}` === name);
    expect(item).toBeDefined();
    expect([item?.dynamicKn, item?.greaseRpm, item?.oilRpm]).toEqual([dynamicKn, grease, oil]);
  });

  it('says where the maker is at home, and nothing where that is not known', () => {
    expect(by('Koyo')[0]?.countryOfOrigin).toBe('JP');
    expect(by('WZWN')[0]).not.toHaveProperty('countryOfOrigin');
  });
});
