import { expect, test } from 'vitest';
import { formOfItem } from './form-of-item.ts';

test.each([
  ['22220CAK/W33', 'spherical roller', { bore: 'taper 1:12', cage: 'brass' }],
  ['24024CCK30/W33', 'spherical roller', { bore: 'taper 1:30', cage: 'steel' }],
  ['6205', 'deep groove ball', { bore: 'cylindrical', cage: '' }],
  ['6205', '', { bore: '', cage: '' }],
  ['Gadus S2 V220 2', '', { bore: '', cage: '' }],
])('%s of the type "%s" has the form %j', (itemname, itemtype, form) => {
  expect(formOfItem({ itemname, itemtype, brandname: 'ZWZ' })).toEqual(form);
});
