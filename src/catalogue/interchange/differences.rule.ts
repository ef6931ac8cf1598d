// A difference is a pair of facts, theirs and ours, translated where it is shown.

import type { Cage, CageGuidance, SnapRing } from '../../bearings/attributes.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import {
  compareBearings,
  designOf,
  hasBoltsOfSkf,
  hasGrooveAsStandard,
  type InterchangeLevel,
} from '../../bearings/interchange/compare-bearings.ts';
import { msg } from '../../lib/i18n.ts';
import { cageLabels } from '../designation/suffix-text.rule.ts';
import type { Difference } from '../items/item.contract.ts';
import { sealTexts } from '../items/item-format.rule.ts';

const mm = (size: number | null): string => (size === null ? '' : `${size} mm`);

const snapRingTexts: Readonly<Record<SnapRing, string>> = {
  '': '',
  N: msg('a snap ring groove'),
  NR: msg('a snap ring'),
  NB: msg('a snap ring groove at the shield'),
  NBR: msg('a snap ring at the shield'),
};

const guidanceTexts: Readonly<Record<CageGuidance | '', string>> = {
  '': msg('on the balls or rollers'),
  'outer ring': msg('on the outer ring'),
  'inner ring': msg('on the inner ring'),
};

function cageText(cage: Cage | null): string {
  if (cage === 'full complement') return msg('full complement without cage');
  return cage ? cageLabels[cage] : msg('the standard cage');
}

const facts: Readonly<Record<string, (reading: ParsedDesignation) => string>> = {
  type: (r) => r.type ?? '',
  series: (r) => r.basic,
  bore: (r) => mm(r.boreMm),
  outside: (r) => mm(r.outsideMm),
  width: (r) => mm(r.widthMm),
  seal: (r) => (r.seal ? sealTexts[r.seal] : ''),
  clearance: (r) => [r.clearance, r.clearanceNote].filter(Boolean).join(', '),
  'tapered bore': (r) => r.bore,
  'snap ring': (r) => snapRingTexts[r.snapRing],
  precision: (r) => r.precision || msg('normal'),
  'contact angle': (r) => (r.contactAngleDegrees === null ? '' : `${r.contactAngleDegrees}°`),
  pairing: (r) => r.pairing || msg('single'),
  cage: (r) => cageText(r.cage),
  material: (r) => r.material ?? msg('bearing steel'),
  special: (r) => r.special.join(', '),
  'unknown suffix': (r) => r.unknown.join(' '),
  'axial clearance': (r) => (r.axialClearanceMicrons === null ? '' : `${r.axialClearanceMicrons} µm`),
  'internal design': (r) => r.design || msg('plain'),
  'cage guidance': (r) => guidanceTexts[r.cageGuidance ?? ''],
  design: designOf,
  'locating notch': (r) => written(r, 'notch'),
  lubrication: (r) => written(r, 'lubrication') || (hasGrooveAsStandard(r) ? 'W33' : ''),
  'heat treatment': (r) => written(r, 'heat'),
  'noise class': (r) => written(r, 'noise'),
  grease: (r) => written(r, 'grease'),
  'bolt spacing': (r) => (hasBoltsOfSkf(r) ? msg('as of SY') : msg('as of UCP')),
};

const written = (reading: ParsedDesignation, variant: string): string =>
  reading.tokens.flatMap(({ text, meaning }) => (meaning.variant === variant ? [text] : [])).join(' ');

export function describeDifferences(
  ours: ParsedDesignation,
  theirs: ParsedDesignation,
): { level: InterchangeLevel; differs: Difference[] } {
  const { level, differs } = compareBearings(ours, theirs);
  return {
    level,
    differs: differs.map((what) => ({ what, theirs: facts[what]?.(theirs) ?? '', ours: facts[what]?.(ours) ?? '' })),
  };
}
