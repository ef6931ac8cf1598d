import { parseString, toPolylines } from 'dxf';
import { expect, test } from 'vitest';
import { sectionDxf } from '../bearings/drawing/section-dxf.ts';
import { type Drawn, findSection, sectionSvg } from '../bearings/drawing/section-svg.ts';
import type { Command, Point } from '../bearings/sections/path.ts';
import { boreEdgesOf, type Part, type PartKind, type Section } from '../bearings/sections/section.ts';
import { readSeedRecords } from '../bearings/seed.fixture.ts';
import { sectionFormOf } from '../catalogue/designation/section-of-item.ts';
import { demoItemsFor, parseSeedRow } from '../demo/demo-catalogue-range.ts';
import { sectionSamples } from './section-samples.data.ts';
import { drawnOfSample, sectionSheet } from './section-sheet.ts';

/** The end of each line and arc, and the point of an arc that is farthest from its chord. */
function reachOf(path: readonly Command[]): Point[] {
  const points: Point[] = [];
  for (const command of path) {
    if (command[0] === 'Z') continue;
    const from = points.at(-1) ?? [0, 0];
    const to: Point = command[0] === 'A' || command[0] === 'Q' ? [command[3], command[4]] : [command[1], command[2]];
    if (command[0] === 'A') {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const chord = Math.hypot(dx, dy);
      const rise = command[1] - Math.sqrt(Math.max(command[1] ** 2 - (chord / 2) ** 2, 0));
      const side = command[2] === 1 ? rise / chord : -rise / chord;
      points.push([(from[0] + to[0]) / 2 - dy * side, (from[1] + to[1]) / 2 + dx * side]);
    }
    points.push(to);
  }
  return points;
}

const isBody = ({ kind }: Part): boolean => ['ring', 'roll', 'cage', 'seal', 'shield'].includes(kind);

function extentsOf({ parts }: Section) {
  const points = parts.filter(isBody).flatMap(({ path }) => reachOf(path));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), outside: 2 * Math.max(...ys), bore: 2 * Math.min(...ys) };
}

/** A half that is closed towards the axis begins there. */
const boreOf = ({ kind, type, d }: Drawn): number =>
  ['BK', 'KR', 'needle drawn cup closed'].includes(kind ?? type) ? 0 : d;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** What of the drawing is not as the facts say. */
function problemsOf(drawn: Drawn, name: string): string[] {
  const section = findSection(drawn);
  if (!section) return [`${name} is not drawn`];
  const { width, outside, bore } = extentsOf(section);
  const edge = boreEdgesOf(section, drawn.d).at(-1)?.[1] ?? 0;
  // The bore ends in a rounded corner, which a tapered bore reaches a little wider.
  const isBore = section.taper
    ? isSame(2 * edge, drawn.d) && bore - drawn.d < 0.02 * drawn.B
    : isSame(bore, boreOf(drawn));
  return [
    ...(isSame(width, drawn.B) ? [] : [`${name} is ${width} wide`]),
    ...(isSame(outside, drawn.hasFlange ? 2 * (section.outermost ?? 0) : drawn.D)
      ? []
      : [`${name} is ${outside} high`]),
    ...(isBore ? [] : [`${name} has a bore of ${bore}`]),
  ];
}

const samples = new Map(sectionSamples.map(([designation, sizes]) => [designation, drawnOfSample(designation, sizes)]));
const sectionOf = (designation: string): Section => {
  const drawn = samples.get(designation);
  const section = drawn && findSection(drawn);
  if (!section) throw new Error(`${designation} is not drawn`);
  return section;
};
const count = (designation: string, kind: PartKind, hatch?: 'a' | 'b'): number =>
  sectionOf(designation).parts.filter((part) => part.kind === kind && (hatch === undefined || part.hatch === hatch))
    .length;

test('each of more than thirty kinds has a drawing of its own on the sheet', () => {
  expect(sectionSamples.length).toBeGreaterThan(30);
  expect(sectionSheet().match(/<svg /g)).toHaveLength(3 * sectionSamples.length);
  const bodies = [...samples.values()].map((drawn) =>
    sectionSvg({ ...drawn, d: 60, D: 110, B: 30, size: 'large', title: 'x', key: 'k', showDimensions: false }),
  );
  const drawnAgain = bodies
    .filter((svg) => svg !== '')
    .map((svg) => svg.replace(/"(?:url\(#)?h[\w-]*\)?"/g, '').replace(/aria-label="[^"]*"/, ''));
  expect(new Set(drawnAgain).size).toBeGreaterThan(30);
});

test.each(sectionSamples)('%s, %s: as wide and high as its facts', (designation, sizes) => {
  expect(problemsOf(drawnOfSample(designation, sizes), designation)).toEqual([]);
});

test.each([
  ['6205-2RS', 1],
  ['4206', 2],
  ['3206-2RS', 2],
  ['2208K', 2],
  ['NU210E', 1],
  ['NN3022K', 2],
  ['NNU4922', 2],
  ['22220CA/W33', 2],
  ['C2210', 1],
  ['32210', 1],
  ['352210', 2],
  ['51206', 1],
  ['52206', 2],
  ['NA6910', 2],
  ['NUTR20', 2],
  ['7210BDB', 2],
  ['GE25ES', 0],
])('%s has %i rows', (designation, rows) => {
  expect(count(designation, 'roll')).toBe(rows);
});

test.each([
  ['6205-2RS', 'seal', 2],
  ['6308-ZNR', 'shield', 1],
  ['6308-ZNR', 'snap', 1],
  ['6308N', 'snap', 0],
  ['NCF2210V', 'snap', 1],
  ['NCF2210V', 'cage', 0],
  ['NNCF5010CV', 'cage', 0],
  ['UC210', 'screw', 1],
  ['UK210', 'screw', 0],
  ['7205C', 'contact', 1],
  ['QJ210', 'contact', 2],
  ['3206-2RS', 'contact', 0],
  ['22220CA/W33', 'groove', 1],
  ['GE25ES', 'groove', 3],
] as const)('%s shows %s: %i', (designation, kind, number) => {
  expect(count(designation, kind)).toBe(number);
});

test.each([
  ['NU210E', 1, 1],
  ['K25X30X20', 0, 0],
  ['NK30/20', 1, 0],
  ['NKI30/20', 1, 1],
  ['7210BDB', 2, 2],
  ['52206', 2, 1],
  ['22220CA/W33', 1, 1],
  ['22220CCK/W33', 1, 2],
])('%s has %i outer and %i inner rings', (designation, outer, inner) => {
  expect([count(designation, 'ring', 'a'), count(designation, 'ring', 'b')]).toEqual([outer, inner]);
});

/** How far the ring reaches towards the rollers at its left and at its right end, in mm. */
function ribsOf(designation: string, hatch: 'a' | 'b'): { left: number; right: number } {
  const ring = sectionOf(designation).parts.find((part) => part.kind === 'ring' && part.hatch === hatch);
  const points = reachOf(ring?.path ?? []);
  const ends = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [left = 0, right = 0] = ends.map((end) => {
    const heights = points.filter(([x]) => Math.abs(x - end) < 1).map(([, y]) => y);
    return hatch === 'b' ? Math.max(...heights) : Math.min(...heights);
  });
  return { left, right };
}

test.each([
  ['NU210E', 'b', 'none'],
  ['NJ210E', 'b', 'left'],
  ['NUP210E', 'b', 'both'],
  ['N210', 'b', 'both'],
  ['N210', 'a', 'none'],
  ['NF210', 'a', 'left'],
  ['NCF2210V', 'a', 'left'],
  ['NN3022K', 'a', 'none'],
  ['NNU4922', 'a', 'both'],
  ['NNU4922', 'b', 'none'],
] as const)('the ring %s of %s has ribs: %s', (designation, hatch, ribs) => {
  const { left, right } = ribsOf(designation, hatch);
  const { pitchRadius, rollerDiameter } = sectionOf(designation);
  const race = pitchRadius + (hatch === 'b' ? -1 : 1) * (rollerDiameter / 2);
  const has = (end: number) => Math.abs(end - race) > 0.1 * rollerDiameter;
  const found = has(left) ? (has(right) ? 'both' : 'left') : has(right) ? 'right' : 'none';
  expect(found).toBe(ribs);
});

test.each([
  ['7205C', 15],
  ['7205AC', 25],
  ['7205B', 40],
  ['QJ210', 35],
])('the contact line of %s leans by %i°', (designation, degrees) => {
  const [from, to] = reachOf(sectionOf(designation).parts.find(({ kind }) => kind === 'contact')?.path ?? []);
  const lean = Math.atan2(Math.abs((to?.[0] ?? 0) - (from?.[0] ?? 0)), Math.abs((to?.[1] ?? 0) - (from?.[1] ?? 0)));
  expect((lean * 180) / Math.PI).toBeCloseTo(degrees, 6);
});

/** The contact lines of a set, by the side of the bearing's middle on which they come to the shaft. */
test.each([
  ['7210BDB', [-1, 1]],
  ['7210BDF', [1, -1]],
])('the contact lines of %s spread or close in towards the shaft', (designation, sides) => {
  const lines = sectionOf(designation).parts.filter(({ kind }) => kind === 'contact');
  const slopes = lines.map(({ path }) => {
    const [outer, inner] = reachOf(path).sort((a, b) => b[1] - a[1]);
    return Math.sign((inner?.[0] ?? 0) - (outer?.[0] ?? 0));
  });
  expect(slopes).toEqual(sides);
});

// Some fourteen thousand designations are read.
test('the sections of all bearings of the demo are as wide and high as their facts', () => {
  const items = readSeedRecords('seed-bearings.csv')
    .flatMap((record) => parseSeedRow(record) ?? [])
    .flatMap(demoItemsFor);
  const drawn = new Map<string, Drawn & { name: string }>();
  for (const { designation, maker, type, d, D, B, seal } of items) {
    const form = sectionFormOf({ itemname: designation, brandname: maker, itemtype: type, Dimension_OW: B });
    const spec = { type, d, D, B, seal, ...form };
    drawn.set(JSON.stringify(spec), { ...spec, name: `${maker} ${designation}` });
  }
  expect(drawn.size).toBeGreaterThan(3000);
  expect([...drawn.values()].flatMap(({ name, ...spec }) => problemsOf(spec, name))).toEqual([]);
}, 120_000);

test.each(sectionSamples)('%s, %s: a parser reads the sizes from the DXF', (designation, sizes) => {
  const drawn = drawnOfSample(designation, sizes);
  const parsed = parseString(sectionDxf(drawn) ?? '');
  const extents = (layers: readonly string[], entities = parsed.entities) =>
    toPolylines({ ...parsed, entities: entities.filter(({ layer }) => layers.includes(layer)) }).bbox;
  const body = extents(['RINGS', 'ROLLING', 'SEALS']);
  expect(body.max.x - body.min.x).toBeCloseTo(drawn.B, 2);
  expect(body.max.y - body.min.y).toBeCloseTo(drawn.D, 2);
  const endView = extents(['END VIEW']);
  expect(endView.max.y - endView.min.y).toBeCloseTo(drawn.D, 2);
  expect(endView.min.x).toBeGreaterThan(body.max.x);
  const texts = parsed.entities.flatMap(({ layer, string }) => (layer === 'DIMENSIONS' && string ? [string] : []));
  expect(texts.map((text) => text.replace(/^%%c|, 1:\d+$/g, ''))).toEqual(
    [drawn.D, drawn.d, drawn.B].map((mm) => String(mm)),
  );
});
