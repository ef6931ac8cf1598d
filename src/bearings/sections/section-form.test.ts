import { expect, test } from 'vitest';
import { findSection } from '../drawing/section-svg.ts';
import type { Point } from './path.ts';
import type { Section, SectionForm } from './section.ts';
import { pointsOf } from './transform.ts';

const sizes = { d: 40, D: 90, B: 23 };

function sectionWith(form: SectionForm, type = 'deep groove ball'): Section {
  const section = findSection({ type, ...sizes, ...form });
  if (!section) throw new Error(`${type} is not drawn`);
  return section;
}

const outerRing = ({ parts }: Section): Point[] =>
  parts.filter(({ kind, hatch }) => kind === 'ring' && hatch === 'a').flatMap(({ path }) => pointsOf(path));

/** From where to where the outer cylinder is cut, from its left end, in mm. */
function grooveOf(section: Section): [number, number] | undefined {
  const xs = outerRing(section)
    .filter(([x, y]) => y > 42 && y < 44.5 && Math.abs(x) < 11)
    .map(([x]) => x + sizes.B / 2);
  return xs.length === 0 ? undefined : [Math.min(...xs), Math.max(...xs)];
}

test('a snap ring groove is near the left end, on the side of the one shield near the right end', () => {
  expect(grooveOf(sectionWith({}))).toBeUndefined();
  for (const snapRing of ['N', 'NR']) {
    const [from = 0, to = 0] = grooveOf(sectionWith({ snapRing })) ?? [];
    expect(from).toBeGreaterThan(2);
    expect(to).toBeLessThan(sizes.B / 3);
  }
  for (const snapRing of ['NB', 'NBR']) {
    const [from = 0, to = 0] = grooveOf(sectionWith({ snapRing })) ?? [];
    expect(from).toBeGreaterThan((2 * sizes.B) / 3);
    expect(to).toBeLessThan(sizes.B - 2);
  }
});

test('a snap ring stands out of the outside diameter', () => {
  const ringOf = ({ parts }: Section) => parts.find(({ kind }) => kind === 'snap');
  expect(ringOf(sectionWith({ snapRing: 'N' }))).toBeUndefined();
  const section = sectionWith({ snapRing: 'NR' });
  const heights = pointsOf(ringOf(section)?.path ?? []).map(([, y]) => y);
  expect(Math.min(...heights)).toBeLessThan(sizes.D / 2);
  expect(Math.max(...heights)).toBeGreaterThan(sizes.D / 2 + 2);
  expect(section.outermost).toBeCloseTo(Math.max(...heights));
});

test('a relubrication groove is in the middle, and its hole leads to the rollers', () => {
  const section = sectionWith({ hasLubricationGroove: true }, 'spherical roller');
  const [from = 0, to = 0] = grooveOf(section) ?? [];
  expect((from + to) / 2).toBeCloseTo(sizes.B / 2);
  const hole = pointsOf(section.parts.find(({ kind }) => kind === 'groove')?.path ?? []).map(([, y]) => y);
  expect(Math.min(...hole)).toBeCloseTo(section.holeTo ?? 0);
  expect(Math.max(...hole)).toBeLessThan(sizes.D / 2);
});

test('a bearing without a place for it has no relubrication groove', () => {
  const [plain, grooved] = [{}, { hasLubricationGroove: true }].map(
    (form) => sectionWith(form, 'tapered roller').parts,
  );
  expect(grooved).toEqual(plain);
});

test('a flange stands out at the left end only', () => {
  const high = outerRing(sectionWith({ hasFlange: true })).filter(([, y]) => y > sizes.D / 2 + 0.01);
  expect(high.length).toBeGreaterThan(2);
  expect(Math.max(...high.map(([x]) => x))).toBeLessThan(0);
  expect(Math.min(...high.map(([x]) => x))).toBeCloseTo(-sizes.B / 2);
});

test.each([
  ['DB', 2],
  ['DF', 2],
  ['DT', 2],
  ['QBC', 4],
])('a set %s shows %i bearings in the width of the set', (pairing, count) => {
  const section = sectionWith({ pairing, contactAngleDegrees: 40 }, 'angular contact ball');
  expect(section.parts.filter(({ kind }) => kind === 'roll')).toHaveLength(count);
  expect(section.right - section.left).toBeCloseTo(sizes.B);
});

test('the cup backs of tapered roller bearings face to face are outside, back to back inside', () => {
  const backsOf = (pairing: string) => {
    const cups = sectionWith({ pairing }, 'tapered roller').parts.filter(({ hatch }) => hatch === 'a');
    return cups.map(({ path }) => {
      const points = pointsOf(path);
      const heightAt = (x: number) =>
        Math.min(...points.filter((point) => Math.abs(point[0] - x) < 0.5).map(([, y]) => y));
      const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
      return heightAt(left) < heightAt(right) ? 'left' : 'right';
    });
  };
  expect(backsOf('DF')).toEqual(['left', 'right']);
  expect(backsOf('DB')).toEqual(['right', 'left']);
});
