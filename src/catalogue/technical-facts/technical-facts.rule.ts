// What mounting and calculation need of a bearing, in groups, each figure with its source; what is not known is left out.

import type { BearingFacts, Fact } from '../../bearings/facts/bearing-facts.ts';
import type { Range } from '../../bearings/tolerances/radial-clearance.ts';
import { msg, t, translate } from '../../lib/i18n.ts';

export type TechnicalFact = { label: string; value: string; source: string };
export type TechnicalFactGroup = { title: string; facts: readonly TechnicalFact[] };

type Line = readonly [label: string, unit: 'mm' | 'kN' | '°' | '', name: keyof BearingFacts];
type ToleranceLine = readonly [label: string, name: keyof BearingFacts];

const mounting: readonly Line[] = [
  [msg('Smallest chamfer r'), 'mm', 'chamferMm'],
  [msg('Shaft shoulder da, at least'), 'mm', 'shaftShoulderMm'],
  [msg('Housing shoulder Da, at most'), 'mm', 'housingShoulderMm'],
  [msg('Fillet ra, at most'), 'mm', 'filletMm'],
  [msg('Raceway under the rollers Fw'), 'mm', 'innerRacewayMm'],
  [msg('Raceway over the rollers Ew'), 'mm', 'outerRacewayMm'],
  [msg('For a tapered bore of'), 'mm', 'fitsBoreMm'],
  [msg('Height of the centre'), 'mm', 'centreHeightMm'],
  [msg('Length'), 'mm', 'lengthMm'],
  [msg('Diameter of the nut or head'), 'mm', 'headMm'],
  [msg('Thread'), '', 'thread'],
  [msg('Lock nut'), '', 'lockNut'],
  [msg('Lock washer'), '', 'lockWasher'],
  [msg('Bolt spacing J'), 'mm', 'boltSpacingMm'],
  [msg('Bolts'), '', 'bolts'],
  [msg('Permissible misalignment'), '°', 'tiltDegrees'],
];

const tolerances: readonly ToleranceLine[] = [
  [msg('Radial clearance before mounting'), 'clearanceMicrons'],
  [msg('Bore d'), 'boreToleranceMicrons'],
  [msg('Outside D'), 'outsideToleranceMicrons'],
  [msg('Width'), 'widthToleranceMicrons'],
  [msg('Run-out of the inner ring Kia'), 'innerRunoutMicrons'],
  [msg('Run-out of the outer ring Kea'), 'outerRunoutMicrons'],
];

const calculation: readonly Line[] = [
  [msg('Fatigue load limit Pu'), 'kN', 'fatigueKN'],
  [msg('Factor f0'), '', 'f0'],
  [msg('Contact angle'), '°', 'contactAngleDegrees'],
  [msg('Limit e'), '', 'e'],
  [msg('Axial factor Y1'), '', 'y1'],
  [msg('Axial factor Y2'), '', 'y2'],
  [msg('Axial factor Y0'), '', 'y0'],
  [msg('Load centre a'), 'mm', 'loadCentreMm'],
];

const units = { mm: msg('{0} mm'), kN: msg('{0} kN'), '°': msg('{0}°'), '': '{0}' };

export function technicalFacts(facts: BearingFacts): TechnicalFactGroup[] {
  const groups = [
    { title: t`Mounting dimensions`, facts: mounting.flatMap((line) => writeLine(facts, line)) },
    { title: t`Clearance and tolerances`, facts: tolerances.flatMap((line) => writeTolerance(facts, line)) },
    { title: t`Calculation factors`, facts: calculation.flatMap((line) => writeLine(facts, oneRow(facts, line))) },
  ];
  return groups.filter((group) => group.facts.length > 0);
}

/** A single row has one Y. */
const oneRow = (facts: BearingFacts, line: Line): Line =>
  line[2] === 'y2' && !facts.y1 ? [msg('Axial factor Y'), line[1], line[2]] : line;

function writeLine(facts: BearingFacts, [label, unit, name]: Line): TechnicalFact[] {
  const fact = facts[name];
  if (!fact || typeof fact.value === 'object') return [];
  return [written(label, translate(units[unit], { 0: String(fact.value) }), fact)];
}

function writeTolerance(facts: BearingFacts, [label, name]: ToleranceLine): TechnicalFact[] {
  const fact = facts[name];
  if (!fact || typeof fact.value === 'string') return [];
  const { value } = fact;
  if (typeof value === 'number') return [written(label, t`${value} µm`, fact)];
  const text = name === 'clearanceMicrons' ? t`${value.min}–${value.max} µm` : t`${deviations(value)} µm`;
  return [written(label, text, fact)];
}

const written = (label: string, value: string, { source }: Pick<Fact, 'source'>): TechnicalFact => ({
  label: translate(label),
  value,
  source: translate(source),
});

/** Writes the upper deviation first, as on a drawing: 0 / −10. */
const deviations = ({ min, max }: Range): string => `${signed(max)} / ${signed(min)}`;

function signed(microns: number): string {
  if (microns === 0) return '0';
  return `${microns > 0 ? '+' : '−'}${Math.abs(microns)}`;
}
