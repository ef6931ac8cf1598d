import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { makersPart } from './makers.ts';

const skf = { name: 'SKF', text: 'From Gothenburg.', origin: 'Sweden', href: '' };

test('what is written of a maker is kept, and what is left empty is left out', () => {
  const site = makersPart.apply(sites.nod, { makers: [skf] });
  expect(site.content.makers).toEqual([{ name: 'SKF', text: 'From Gothenburg.', origin: 'Sweden' }]);
  expect(makersPart.read(site)).toEqual({ makers: [skf] });
  expect(makersPart.apply(site, { makers: [] })).toEqual(sites.nod);
});

test('a maker is in the list once', () => {
  expect(makersPart.check?.({ makers: [skf, skf] }, sites.nod)).toMatchObject([{ field: 'makers.1.name' }]);
});
