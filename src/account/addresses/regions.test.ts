import { expect, test } from 'vitest';
import { chosenCity, citiesIn, findCityByName, regionWritten } from './regions.ts';

const namesIn = (regionId: number) => citiesIn('IN', regionId).map(({ name }) => name);

test('cities have the names of today, and are found by their former ones', () => {
  expect(namesIn(6)).toContain('Gurugram');
  expect(namesIn(6)).not.toContain('Gurgaon');
  expect(findCityByName('IN', 6, ' gurgaon')).toEqual(findCityByName('IN', 6, 'Gurugram'));
  expect(findCityByName('IN', 29, 'Bangalore')?.name).toBe('Bengaluru');
});

test('a name is former only in its own state', () => {
  expect(namesIn(10)).toContain('Aurangabad');
  expect(namesIn(27)).not.toContain('Aurangabad');
});

test.each([
  [6, 'Manesar'],
  [5, 'Pantnagar'],
  [27, 'Waluj'],
  [33, 'Oragadam'],
])('industrial towns are listed: state %i, %s', (regionId, name) => {
  expect(namesIn(regionId)).toContain(name);
});

test('every city has an id of its own', () => {
  const all = Array.from({ length: 40 }, (_, regionId) => citiesIn('IN', regionId)).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test.each([
  ['Maharashtra', 27],
  ['mh', 27],
  ['27', 27],
  ['27-Maharashtra', 27],
  ['07 - Delhi', 7],
  ['T.N.', 33],
  ['27-Gujarat', undefined],
  ['99', undefined],
  ['Atlantis', undefined],
])('a state written %s is %s', (text, id) => {
  expect(regionWritten('IN', text)?.id).toBe(id);
});

test('an emirate is written by its name', () => {
  expect([regionWritten('AE', 'Dubai')?.id, regionWritten('AE', 'MH')]).toEqual([2, undefined]);
});

test('a town that is not listed is kept as it was typed', () => {
  expect(chosenCity('IN', { id: 0, name: ' Supa MIDC ' }, 27)).toEqual({ id: null, regionId: 27, name: 'Supa MIDC' });
  expect(chosenCity('IN', { id: 0, name: 'pune' }, 27)).toMatchObject({ id: 1259229, name: 'Pune' });
  expect(chosenCity('IN', { id: 0, name: 'Pune' }, undefined)).toBeUndefined();
  expect(chosenCity('IN', { id: 0, name: ' ' }, 27)).toBeUndefined();
});

test('a city of another state than the one chosen is refused', () => {
  expect(chosenCity('IN', { id: 1259229, name: '' }, 27)).toMatchObject({ name: 'Pune' });
  expect(chosenCity('IN', { id: 1259229, name: '' }, 6)).toBeUndefined();
  expect(chosenCity('AE', { id: 1259229, name: '' }, 27)).toBeUndefined();
});
