import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { paperKindLabel, paperKinds } from './paper-kind.rule.ts';

test('the papers have the names used in the country', () => {
  const labels = (site: 'nod' | 'gwd') => paperKinds.map((kind) => paperKindLabel(kind, sites[site]));
  expect(labels('nod')).toEqual(['GST certificate', 'Trade licence']);
  expect(labels('gwd')).toEqual(['TRN certificate', 'Trade licence']);
});
