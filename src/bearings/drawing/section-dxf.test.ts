import { expect, test } from 'vitest';
import { drawingTypes } from './drawing-types.ts';
import { sectionDxf } from './section-dxf.ts';

type Entity = { kind: string; layer: string; closed: boolean; points: [number, number][]; bulges: number[] };

/** The polylines of a DXF: pairs of a group code and its value, one a line. */
function polylines(dxf: string): Entity[] {
  const lines = dxf.split(/\r?\n/).map((line) => line.trim());
  const found: Entity[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value = ''] = [Number(lines[at]), lines[at + 1]];
    if (code === 0) found.push({ kind: value, layer: '', closed: false, points: [], bulges: [] });
    const entity = found.at(-1);
    if (!entity) continue;
    if (code === 8) entity.layer = value;
    if (code === 70) entity.closed = value === '1';
    if (code === 10) entity.points.push([Number(value), Number.NaN]);
    if (code === 20) entity.points[entity.points.length - 1] = [entity.points.at(-1)?.[0] ?? 0, Number(value)];
    if (code === 42) entity.bulges.push(Number(value));
  }
  return found.filter(({ kind }) => kind === 'LWPOLYLINE');
}

const deepGroove = { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: 'contact seal x2' };

test('a bearing is drawn in millimetres about its axis, to scale', () => {
  const dxf = sectionDxf(deepGroove) ?? '';
  expect(dxf).toMatch(/\$INSUNITS\r?\n\s*70\r?\n\s*4\r?\n/);
  const rings = polylines(dxf).filter(({ layer }) => layer === 'RINGS');
  const [xs, ys] = [0, 1].map((axis) => rings.flatMap(({ points }) => points.map((point) => point[axis] ?? 0)));
  expect([Math.min(...(xs ?? [])), Math.max(...(xs ?? []))]).toEqual([-7.5, 7.5]);
  expect([Math.min(...(ys ?? [])), Math.max(...(ys ?? []))]).toEqual([-26, 26]);
  expect(Math.min(...(ys ?? []).map(Math.abs))).toBeCloseTo(12.5);
});

test('the lower half mirrors the upper one, arcs included', () => {
  const parts = polylines(sectionDxf(deepGroove) ?? '').filter(({ layer }) => layer !== 'DIMENSIONS');
  const mirrored = (entity: Entity) =>
    JSON.stringify([entity.points.map(([x, y]) => [x, -y]), entity.bulges.map((bulge) => -bulge || 0)]);
  const upper = parts.filter(({ points, layer }) => layer !== 'CENTRE' && points.every(([, y]) => y > 0));
  const lower = parts.filter(({ points }) => points.every(([, y]) => y < 0));
  expect(upper.length).toBeGreaterThan(4);
  expect(lower.map(mirrored)).toEqual(
    upper.map(({ points, bulges }) => JSON.stringify([points, bulges.map((bulge) => bulge || 0)])),
  );
});

test('a ball is a full circle of two half arcs', () => {
  const [ball] = polylines(sectionDxf(deepGroove) ?? '').filter(
    ({ layer, points }) => layer === 'ROLLING' && points.length === 2,
  );
  expect(ball?.closed).toBe(true);
  expect(ball?.bulges.map((bulge) => Math.abs(bulge).toFixed(6))).toEqual(['1.000000', '1.000000']);
});

test('the outline of a ring is closed and its rounded corners are arcs of a quarter turn', () => {
  const [ring] = polylines(sectionDxf({ ...deepGroove, type: 'NU', seal: 'open' }) ?? '').filter(
    ({ layer, closed }) => layer === 'RINGS' && closed,
  );
  const quarter = Math.tan(Math.PI / 8).toFixed(6);
  expect(ring?.bulges.map((bulge) => Math.abs(bulge).toFixed(6))).toContain(quarter);
});

test.each(drawingTypes.map((type) => [type]))('%s has an outline of numbers only', (type) => {
  const entities = polylines(sectionDxf({ type, d: 25, D: 52, B: type === 'cam follower' ? 60 : 15 }) ?? '');
  expect(entities.length).toBeGreaterThan(2);
  expect(entities.flatMap(({ points, bulges }) => [...points.flat(), ...bulges]).every(Number.isFinite)).toBe(true);
});

test('other goods have no outline', () => {
  expect(sectionDxf({ type: 'grease', d: 25, D: 52, B: 15 })).toBeUndefined();
  expect(sectionDxf({ ...deepGroove, D: 20 })).toBeUndefined();
});

test('a tapered bore is measured at its right end and wider at its left one', () => {
  const dxf = sectionDxf({ type: 'spherical roller', d: 100, D: 180, B: 46, bore: 'taper 1:12' }) ?? '';
  const edges = polylines(dxf)
    .filter(({ layer, points }) => layer === 'RINGS' && points.length === 2 && points[0]?.[0] === points[1]?.[0])
    .map(({ points }) => points[0]?.map((mm) => Number(mm.toFixed(3))));
  expect(edges).toEqual([
    [-23, 51.917],
    [23, 50],
  ]);
});

test('end view, dimensions and the snap ring are on layers of their own', () => {
  const layersOf = (spec: Parameters<typeof sectionDxf>[0]) =>
    new Set([...(sectionDxf(spec) ?? '').matchAll(/\r?\n\s*8\r?\n([A-Z ]+)/g)].map(([, layer]) => layer));
  expect([...layersOf(deepGroove)].sort()).toEqual(
    expect.arrayContaining(['CENTRE', 'DIMENSIONS', 'END VIEW', 'RINGS']),
  );
  expect(layersOf({ ...deepGroove, snapRing: 'N' })).not.toContain('SNAP RING');
  expect(layersOf({ ...deepGroove, snapRing: 'NR' })).toContain('SNAP RING');
});

test('the file says between which points the drawing lies', () => {
  const dxf = sectionDxf(deepGroove) ?? '';
  const cornerOf = (name: string) => {
    const [, x, y] = new RegExp(`\\${name}\\r?\\n\\s*10\\r?\\n(.*)\\r?\\n\\s*20\\r?\\n(.*)\\r?\\n`).exec(dxf) ?? [];
    return [Number(x), Number(y)] as const;
  };
  const drawn = polylines(dxf).flatMap(({ points }) => points);
  const [[left, bottom], [right, top]] = [cornerOf('$EXTMIN'), cornerOf('$EXTMAX')];
  for (const [x, y] of drawn) expect(x >= left && x <= right && y >= bottom && y <= top).toBe(true);
  // Measures stand outside the rings, and the end view on their right.
  expect(bottom).toBeLessThan(-26);
  expect(right).toBeGreaterThan(52);
});
