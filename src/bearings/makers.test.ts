import { expect, test } from 'vitest';
import { parseDesignation } from './designation/parse-designation.ts';
import { universalNumber } from './designation/universal-number.ts';
import { translateDesignation } from './interchange/translate-designation.ts';
import { dialects, findMaker, makers } from './makers.ts';

const examples = makers.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([written, means]) => [name, written, means] as const),
);
const hasRules = (name: string) => findMaker(name)?.spelling !== undefined;

test.each(examples)('%s writes %s for %s', (name, designation, means) => {
  const reading = parseDesignation(designation, name);
  expect(reading.unknown).toEqual([]);
  expect(universalNumber(reading)).toBe(means);
});

test.each(makers.flatMap(({ name, brands }) => brands.map((brand) => [brand, name])))(
  '%s before a number means the dialect of %s',
  (brand, name) => {
    expect(parseDesignation(`${brand} 6205`)).toMatchObject({ dialect: name, basic: '6205' });
  },
);

test.each(examples.filter(([name]) => hasRules(name)))(
  'for %s a bearing like %s is written as in one of its examples',
  (name, _, means) => {
    const spellings = examples.filter(([maker, , other]) => maker === name && other === means).map(([, text]) => text);
    expect(spellings).toContain(translateDesignation(means, undefined, name));
  },
);

test.each(makers)('$name has examples, and its brands are in capitals', ({ examples, brands }) => {
  expect(Object.keys(examples).length).toBeGreaterThan(0);
  expect(brands.map((brand) => brand.toUpperCase())).toEqual(brands);
});

test('ISO is the first dialect, and every dialect with rules for writing is there once', () => {
  expect(dialects[0]).toBe('generic');
  expect(dialects.slice(1).toSorted()).toEqual(
    makers
      .map(({ name }) => name)
      .filter(hasRules)
      .toSorted(),
  );
});
