import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { identity } from './identity.ts';

const typed = (changed: Record<string, string>) => ({ ...identity.read(sites.nod), ...changed });
const errorsOf = (changed: Record<string, string>) => identity.check?.(typed(changed), sites.nod) ?? [];

test('what is not changed leaves the site as it is', () => {
  expect(identity.apply(sites.nod, identity.read(sites.nod))).toEqual(sites.nod);
  expect(errorsOf({})).toEqual([]);
});

test('a shop with another name has no sign of the delivered one, and finds its old numbers', () => {
  const own = identity.apply(sites.nod, typed({ name: 'Palghar Bearing House', numberPrefix: 'PBH' }));
  expect(own).toMatchObject({ name: 'Palghar Bearing House', numberPrefix: 'PBH', formerPrefixes: ['NOD'] });
  expect(own.logo).not.toEqual(sites.nod.logo);
  expect(own.ownLook).toBeUndefined();
});

test('colours and logos are taken over as typed', () => {
  const logo = '/seller-files/7/0123456789abcdef.png';
  const own = identity.apply(sites.nod, typed({ firstColour: '#7A2140', secondColour: '#E2A33B', logo }));
  expect(own.ownLook).toEqual({
    colours: { first: '#7a2140', second: '#e2a33b' },
    logo: { href: logo, width: 0, height: 0 },
  });
  expect(own.logo).toEqual(sites.nod.logo);
});

test.each([
  [
    { firstColour: '#ffff00', secondColour: '#ffffff' },
    'firstColour',
    /White letters on it have a contrast of 1, .* is #[0-9a-f]{6}$/,
  ],
  [{ firstColour: '#777777', secondColour: '#ffffff' }, 'firstColour', /contrast of 4\.4,/],
  [{ firstColour: '#7a2140', secondColour: '#7a2141' }, 'secondColour', /^On the first colour it has a contrast of 1,/],
  [{ firstColour: '#7a2140' }, 'secondColour', /both colours/],
  [{ secondColour: '#7a2140' }, 'firstColour', /both colours/],
  [{ numberPrefix: 'pbh' }, 'numberPrefix', /capital letters/],
  [{ numberPrefix: 'PBQ' }, 'numberPrefix', /than Q/],
  [{ numberPrefix: 'GWD' }, 'numberPrefix', /Another shop/],
  [{ logoOnDark: '/seller-files/7/0123456789abcdef.png' }, 'logo', /light ground/],
])('%o is refused at %s', (changed, field, message) => {
  expect(errorsOf(changed)).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test.each([
  ['#7a2140', '#e2a33b'],
  ['#000000', '#ffff00'],
  ['#767676', '#ffffff'],
])('%s with %s holds', (firstColour, secondColour) => {
  expect(errorsOf({ firstColour, secondColour })).toEqual([]);
});
