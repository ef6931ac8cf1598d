import openKernel from 'occt-import-js';
import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import type { Point } from '../sections/path.ts';
import type { SectionDimensions } from '../sections/section.ts';
import { drawnOf } from './form-of-designation.ts';
import { outerProfile } from './outer-profile.ts';
import { turnedStep } from './turned-step.ts';

const kernel = await openKernel();
const at = new Date('2026-01-02T03:04:05Z');

/** What Open CASCADE, the kernel of FreeCAD, makes of a file. */
function readSolid(step: string) {
  const accuracy = { linearDeflectionType: 'absolute_value', linearDeflection: 0.002 } as const;
  const { meshes } = kernel.ReadStepFile(Buffer.from(step), { linearUnit: 'millimeter', ...accuracy });
  const [mesh, ...others] = meshes;
  if (!mesh || others.length > 0) throw new Error(`${meshes.length} solids`);
  const { array: points } = mesh.attributes.position;
  const corner = (index: number) => [0, 1, 2].map((axis) => points[3 * index + axis] ?? Number.NaN);
  const sizes = [0, 1, 2].map((axis) => {
    const values = points.filter((_, i) => i % 3 === axis);
    return Math.max(...values) - Math.min(...values);
  });
  let volume = 0;
  for (let i = 0; i < mesh.index.array.length; i += 3) {
    const [a = [], b = [], c = []] = mesh.index.array.slice(i, i + 3).map(corner);
    volume += tripleProduct(a, b, c) / 6;
  }
  return { sizes, volume, faces: mesh.brep_faces.length };
}

const tripleProduct = (
  [a = 0, b = 0, c = 0]: number[],
  [d = 0, e = 0, f = 0]: number[],
  [g = 0, h = 0, i = 0]: number[],
) => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** The volume of a profile turned about the axis: each line adds a truncated cone. */
const turnedVolume = (profile: readonly Point[]): number =>
  profile.reduce((sum, [x, r], i) => {
    const [nextX, nextR] = profile[(i + 1) % profile.length] ?? [0, 0];
    return sum + (Math.PI / 3) * (x - nextX) * (r * r + r * nextR + nextR * nextR);
  }, 0);

const profileOf = (number: string, sizes: SectionDimensions) =>
  outerProfile(drawnOf(parseDesignation(number), sizes)) ?? [];

test.each([
  ['6205', { d: 25, D: 52, B: 15 }, 4],
  ['NU2310E', { d: 50, D: 110, B: 40 }, 4],
  ['22210K', { d: 50, D: 90, B: 23 }, 4],
  ['30205', { d: 25, D: 52, B: 16.25 }, 8],
  ['29412', { d: 60, D: 130, B: 42 }, 6],
  ['HK2520', { d: 25, D: 32, B: 20 }, 4],
  ['UC205', { d: 25, D: 52, B: 34.1 }, 8],
  ['11205', { d: 25, D: 52, B: 44 }, 8],
  ['51205', { d: 25, D: 47, B: 15 }, 4],
  ['7205BDB', { d: 25, D: 52, B: 30 }, 4],
  ['52206', { d: 25, D: 52, B: 29 }, 8],
])('a CAD kernel opens %s as one solid with the sizes of its facts', (number, sizes, faces) => {
  const profile = profileOf(number, sizes);
  const solid = readSolid(turnedStep({ name: number, profile, at }));
  const [width = 0, ...across] = solid.sizes;
  expect(width).toBeCloseTo(sizes.B, 3);
  for (const one of across) expect(Math.abs(one - sizes.D)).toBeLessThan(0.01);
  expect(Math.min(...profile.map(([, radius]) => radius))).toBe(sizes.d / 2);
  // Above 0 the faces look outwards.
  expect(solid.volume / turnedVolume(profile)).toBeCloseTo(1, 2);
  expect(solid.faces).toBe(faces);
});

test('the bore of K tapers, and a ring is as heavy as its sizes say', () => {
  expect(profileOf('22210K', { d: 50, D: 90, B: 23 }).map(([, radius]) => radius)).toContain(25 + 23 / 24);
  expect(turnedVolume(profileOf('6205', { d: 25, D: 52, B: 15 }))).toBeCloseTo(
    (Math.PI / 4) * (52 ** 2 - 25 ** 2) * 15,
    6,
  );
});

test('the cone of a tapered roller bearing ends before the cup', () => {
  const profile = profileOf('30205', { d: 25, D: 52, B: 16.25 });
  const rightOfBore = Math.max(...profile.flatMap(([x, radius]) => (radius === 12.5 ? [x] : [])));
  expect(rightOfBore).toBeLessThan(16.25 / 2);
});

test.each(['F688', '6205NR', 'KR30', 'BK2520', 'H310', '30205XR'])('%s is no plain ring', (number) => {
  expect(profileOf(number, { d: 10, D: 30, B: 20 })).toEqual([]);
});

test('a set of tapered roller bearings is no plain ring', () => {
  expect(profileOf('30206DF', { d: 30, D: 62, B: 34.5 })).toEqual([]);
});

test('names and numbers are written as ISO 10303-21 wants them', () => {
  const step = turnedStep({ name: "ШС25 'a\\b'", profile: profileOf('6205', { d: 25, D: 52, B: 15 }), at });
  expect(step).toContain("PRODUCT('??25 ''a\\\\b''',");
  expect(step).toContain("'2026-01-02T03:04:05'");
  expect(step).toContain('AUTOMOTIVE_DESIGN');
  expect(step).toMatch(/CARTESIAN_POINT\('',\(-7\.5,12\.5,0\.\)\)/);
});
