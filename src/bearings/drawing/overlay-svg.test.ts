import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingTypes } from './drawing-types.ts';
import { type OverlaySpec, overlaySvg } from './overlay-svg.ts';

const first = { type: 'deep groove ball', d: 25, D: 52, B: 15 };
const spec: OverlaySpec = { first, second: { ...first, B: 18, seal: '2RS' }, marks: { width: 1, seal: 2 }, title: 't' };

/** Not drawn where their sizes leave no room for a stud or a nut. */
const needsMoreRoom = ['cam follower', 'adapter sleeve'];

const layerOf = (svg: string, name: string) => new RegExp(`<g data-layer="${name}">(.*?)</g>`).exec(svg)?.[1] ?? '';
const numbersOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

test('each section is a layer of its own, and only the second is in outlines', () => {
  const svg = overlaySvg(spec);
  expect(layerOf(svg, 'first')).toContain('url(#compare-widea)');
  expect(layerOf(svg, 'second')).not.toContain('url(#');
  expect(layerOf(svg, 'second').match(/fill-opacity="0.22"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(overlaySvg({ ...spec, narrow: true })).toContain('width="328"');
});

test('differences are numbered, and what is equal has no number', () => {
  expect(numbersOf(overlaySvg(spec))).toEqual(['2', '1']);
  expect(numbersOf(overlaySvg({ ...spec, marks: {} }))).toEqual([]);
  const all = { outside: 1, bore: 2, width: 3, seal: 4, cage: 5 };
  expect(numbersOf(overlaySvg({ ...spec, marks: all })).sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('both are drawn to one scale, with their left faces in line', () => {
  const svg = overlaySvg({ ...spec, second: { ...first, B: 30 } });
  const leftOf = (layer: string) =>
    Math.min(...[...layerOf(svg, layer).matchAll(/[ML]([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)));
  const rightOf = (layer: string) =>
    Math.max(...[...layerOf(svg, layer).matchAll(/[ML]([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)));
  expect(leftOf('second')).toBeCloseTo(leftOf('first'), 1);
  expect(rightOf('second') - leftOf('second')).toBeCloseTo(2 * (rightOf('first') - leftOf('first')), 0);
});

test('contact lines of both are shown, so that angles can be compared', () => {
  const angular = { ...first, type: 'angular contact ball' };
  const svg = overlaySvg({
    ...spec,
    first: { ...angular, contactAngleDegrees: 15 },
    second: { ...angular, contactAngleDegrees: 40 },
  });
  for (const layer of ['first', 'second']) expect(layerOf(svg, layer).match(/stroke-dasharray/g)).toHaveLength(1);
});

test('a snap ring that stands out of the outside diameter stays on the sheet', () => {
  const svg = overlaySvg({ ...spec, second: { ...first, snapRing: 'NR' } });
  const heights = [...layerOf(svg, 'second').matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('is empty where one of them is not drawn', () => {
  expect(overlaySvg({ ...spec, second: { ...first, type: 'grease' } })).toBe('');
  expect(overlaySvg({ ...spec, first: { ...first, d: 0 } })).toBe('');
});

test('holds for any two bearings', () => {
  const mm = fc.double({ min: 1, max: 2000, noNaN: true });
  const bearing = fc
    .tuple(fc.constantFrom(...drawingTypes), mm, mm, mm)
    .map(([type, d, wall, B]) => ({ type, d, D: d + wall, B }));
  const marks = { outside: 1, bore: 2, width: 3, seal: 4, cage: 5 };
  fc.assert(
    fc.property(bearing, bearing, (one, other) => {
      const svg = overlaySvg({ first: one, second: other, marks, title: 't' });
      return (
        (svg === ''
          ? needsMoreRoom.includes(one.type) || needsMoreRoom.includes(other.type)
          : svg.startsWith('<svg')) && !/NaN|undefined|Infinity/.test(svg)
      );
    }),
  );
});
