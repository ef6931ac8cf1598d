import { expect, test } from 'vitest';
import { typesNamed } from './named-types.rule.ts';

test.each([
  [
    'taper roller 30 mm',
    ['tapered roller', 'tapered roller inch', 'tapered roller double row', 'tapered roller four-row'],
  ],
  ['TRB 30 mm', ['tapered roller', 'tapered roller inch', 'tapered roller double row', 'tapered roller four-row']],
  ['spherical roller bearings 25x52x18', ['spherical roller']],
  ['ball thrust bearing 25 mm', ['thrust ball']],
  ['Rillenkugellager 25x52x15', ['deep groove ball']],
  ['self aligning 25 mm', ['self-aligning ball']],
  ['insert bearing 25 mm', ['insert/unit']],
  ['pillow block 40 mm', ['insert/unit']],
  ['plummer block bearing 40 mm', ['insert/unit']],
])('%s names %j', (text, types) => {
  expect(typesNamed(text)).toEqual(types);
});

test.each([
  'ball 6 mm',
  'roller 20x20',
  'bearing 25x52',
  'open bearing 25x52',
  'oil seal 25x52x7',
  'motor bearing 25 mm',
  '',
])('%s names no type of bearing', (text) => {
  expect(typesNamed(text)).toEqual([]);
});

test('a part of a bearing names the bearing where it is called so', () => {
  expect(typesNamed('ball bearing 25x52')).toContain('angular contact ball');
  expect(typesNamed('roller bearing 25 mm')).toContain('cylindrical roller');
});
