import { expect, test } from 'vitest';
import { typeHas } from './attributes.ts';

test.each([
  ['deep groove ball', true, true],
  ['NU', true, true],
  ['linear ball', true, true],
  ['spherical plain', false, true],
  ['rod end', false, true],
  ['inner ring', false, false],
  ['adapter sleeve', false, false],
  ['lock nut', false, false],
  ['', false, false],
])("type '%s': cage %s, load ratings %s", (type, cage, ratings) => {
  expect([typeHas(type, 'cage'), typeHas(type, 'ratings')]).toEqual([cage, ratings]);
});
