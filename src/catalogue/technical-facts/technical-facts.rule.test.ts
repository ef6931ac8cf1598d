import { expect, test } from 'vitest';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { factsOf } from '../../bearings/facts/facts-of.ts';
import { technicalFacts } from './technical-facts.rule.ts';

const textsOf = (designation: string) =>
  technicalFacts(factsOf(parseDesignation(designation))).flatMap(({ title, facts }) => [
    `== ${title}`,
    ...facts.map(({ label, value, source }) => `${label}: ${value} (${source})`),
  ]);

test('a deep groove ball bearing has its chamfer, shoulders, clearance, tolerances and factors', () => {
  expect(textsOf('6205-2RS/C3')).toEqual([
    '== Mounting dimensions',
    'Smallest chamfer r: 1 mm (ISO 15)',
    'Shaft shoulder da, at least: 30.6 mm (DIN 5418)',
    'Housing shoulder Da, at most: 46.4 mm (DIN 5418)',
    'Fillet ra, at most: 1 mm (DIN 5418)',
    '== Clearance and tolerances',
    'Radial clearance before mounting: 13–28 µm (ISO 5753-1)',
    'Bore d: 0 / −10 µm (ISO 492)',
    'Outside D: 0 / −13 µm (ISO 492)',
    'Width: 0 / −120 µm (ISO 492)',
    'Run-out of the inner ring Kia: 13 µm (ISO 492)',
    'Run-out of the outer ring Kea: 25 µm (ISO 492)',
    '== Calculation factors',
    'Fatigue load limit Pu: 0.357 kN (ISO 281, by formula)',
    'Factor f0: 13.9 (NSK general catalogue)',
  ]);
});

test('a tapered roller bearing has one Y, a width above nominal and its shoulders', () => {
  const texts = textsOf('30205');
  expect(texts).toContain('Width: +200 / 0 µm (ISO 492)');
  expect(texts).toContain('Axial factor Y: 1.6 (ISO 281)');
  expect(texts).toContain('Shaft shoulder da, at least: 34 mm (NSK general catalogue)');
  expect(texts).toContain('Load centre a: 12.7 mm (NSK general catalogue)');
  expect(texts.join()).not.toMatch(/Y1|Y2/);
});

test('a pair has two Y', () => {
  expect(textsOf('7205BDB')).toEqual(
    expect.arrayContaining([
      'Axial factor Y1: 0.55 (ISO 281)',
      'Axial factor Y2: 0.93 (ISO 281)',
      'Contact angle: 40° (designation)',
    ]),
  );
});

test('a cylindrical roller bearing has the raceway of its design', () => {
  expect(textsOf('NU205E')).toContain('Raceway under the rollers Fw: 31.5 mm (DIN 5412-1)');
  expect(textsOf('N205')).toContain('Raceway over the rollers Ew: 45 mm (DIN 5412-1)');
});

test('nothing known, no groups', () => {
  expect(technicalFacts({})).toEqual([]);
});
