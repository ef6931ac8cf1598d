import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { partOf } from '../fact-parts.ts';

const about = partOf('about');
const changed = (data: Record<string, unknown>) =>
  about.apply(sites.zwz, { ...about.read(sites.zwz), ...data }).content.about;

test.each(siteCodes)('%s: what is saved unchanged stays as it is', (site) => {
  expect(about.apply(sites[site], about.read(sites[site])).content.about).toEqual(sites[site].content.about);
});

test('factories are in the words of the seller, each with a drawing', () => {
  const zones = [
    { name: 'Wafangdian', text: 'Wheel bearings' },
    { name: 'Dalian', text: '' },
  ];
  expect(changed({ zones, factoriesNote: 'Two plants' }).factories).toMatchObject({
    note: 'Two plants',
    zones: [
      { name: 'Wafangdian', text: 'Wheel bearings', category: 'Deep groove ball' },
      { name: 'Dalian', text: '', category: 'Spherical roller' },
    ],
  });
});

test('what is left empty is not shown', () => {
  const shown = changed({ zones: [], retrofitKit: '', timeline: [{ year: 1999, text: 'Opened', more: '' }] });
  expect(shown).not.toHaveProperty('factories');
  expect(shown).not.toHaveProperty('retrofitKit');
  expect(shown.timeline).toEqual([{ year: 1999, text: 'Opened' }]);
});
