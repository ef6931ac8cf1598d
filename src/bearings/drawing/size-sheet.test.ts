import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingTypes } from './drawing-types.ts';
import { completeSizes, sizeSheetLayouts, sizeSheetSvg } from './size-sheet.ts';

/** Not drawn where their sizes leave no room for a stud or a nut. */
const needsMoreRoom = ['cam follower', 'adapter sleeve'];

const drawn = { type: 'deep groove ball', d: 25, D: 52, B: 15, title: '6205' };

test('the lines of the sizes stand where the fields are, whatever is drawn', () => {
  for (const [name, layout] of Object.entries(sizeSheetLayouts))
    for (const sizes of [{}, { d: 8, D: 22, B: 7 }, { d: 500, D: 720, B: 100 }]) {
      const svg = sizeSheetSvg({ ...drawn, ...sizes, typed: {}, narrow: name === 'narrow' });
      for (const x of [layout.outsideX, layout.boreX])
        expect(svg).toMatch(new RegExp(`<path d="M${x} [\\d.]+L${x} [\\d.]+" fill="none" stroke="var\\(--draw-dim`));
      expect(svg).toMatch(new RegExp(`<path d="M[\\d.]+ ${layout.widthY}L[\\d.]+ ${layout.widthY}"`));
    }
});

test('nothing is dashed where the drawn bearing has the typed size', () => {
  const typed = { d: { mm: 25, tolerance: 0 }, D: { mm: 52, tolerance: 0 }, B: { mm: 15, tolerance: 0 } };
  const svg = sizeSheetSvg({ ...drawn, typed });
  expect(svg).not.toContain('stroke-dasharray="6 4"');
  expect(svg).not.toContain('<rect');
});

test.each(['d', 'D', 'B'] as const)(
  'a %s that differs is dashed on both sides, and its tolerance is tinted',
  (name) => {
    const svg = sizeSheetSvg({ ...drawn, typed: { [name]: { mm: drawn[name] + 2, tolerance: 0.5 } } });
    expect(svg.match(/stroke-dasharray="6 4"/g)).toHaveLength(2);
    expect(svg.match(/<rect/g)).toHaveLength(2);
  },
);

test('a size that was typed sets the scale, so that it fits on the sheet', () => {
  const highest = (mm: number) => {
    const svg = sizeSheetSvg({ ...drawn, typed: { D: { mm, tolerance: 0 } } });
    return Math.min(...[...svg.matchAll(/<path d="M64 ([\d.]+)L/g)].map(([, y]) => Number(y)));
  };
  expect(highest(300)).toBeCloseTo(highest(52), 0);
});

test('has no numbers, because the fields hold them', () => {
  expect(sizeSheetSvg({ ...drawn, typed: {} })).not.toContain('<text');
  expect(sizeSheetSvg({ ...drawn, type: 'grease', typed: {} })).toBe('');
});

test.each([
  [{ d: 25 }, { d: 25, D: 52, B: 14.85 }],
  [{ D: 50 }, { d: 24, D: 50, B: 14.3 }],
  [
    { d: 25, D: 52, B: 15 },
    { d: 25, D: 52, B: 15 },
  ],
  [{ d: 52, D: 25 }, undefined],
  [{}, undefined],
])('%j is completed to %j', (known, sizes) => {
  const complete = completeSizes(known);
  if (!sizes) return expect(complete).toBeUndefined();
  for (const name of ['d', 'D', 'B'] as const) expect(complete?.[name]).toBeCloseTo(sizes[name], 2);
});

test('a width alone is completed to a bearing', () => {
  const { d = 0, D = 0, B } = completeSizes({ B: 15 }) ?? {};
  expect(B).toBe(15);
  expect(D).toBeGreaterThan(d);
});

test('holds for any sizes', () => {
  const mm = fc.double({ min: 1, max: 2000, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...drawingTypes), mm, mm, mm, mm, (type, d, wall, B, typed) => {
      const size = { mm: typed, tolerance: 1 };
      const svg = sizeSheetSvg({ type, d, D: d + wall, B, typed: { d: size, D: size, B: size } });
      return (
        (svg === '' ? needsMoreRoom.includes(type) : svg.startsWith('<svg')) && !/NaN|undefined|Infinity/.test(svg)
      );
    }),
  );
});
