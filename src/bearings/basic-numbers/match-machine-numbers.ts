import type { SuffixGroup } from '../affixes.ts';
import type { BearingType } from '../attributes.ts';
import { fixedDimensions, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { thrustDimensionsMm } from '../dimensions/dimension-plan.data.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import { railwayMm } from '../dimensions/machine.data.ts';
import { type BasicNumber, type BasicNumberCandidate, type BasicNumberMatcher, canEndBefore } from './basic-number.ts';

type Machine = { number: string; type: BearingType; series: string; group: SuffixGroup; source: string };

const candidate = (
  machine: Machine,
  [boreMm, outsideMm, widthMm]: readonly [number, number, number],
  end: number,
  more: Partial<BasicNumber> = {},
): BasicNumberCandidate => {
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  return { basic: { ...machine, sizes, ...more }, end, cost: 0 };
};

/** Section of a thin section bearing in inches, which is also its width. Source: maker Kaydon. */
const sections: Readonly<Record<string, number>> = { A: 0.25, B: 0.3125, C: 0.375, D: 0.5, F: 0.75, G: 1 };
const thinTypes: Readonly<Record<string, BearingType>> = {
  C: 'deep groove ball',
  A: 'angular contact ball',
  X: 'four-point contact ball',
};

/** KA020CP0: section A, 2.0 inches of bore (042 is 4.25, 047 is 4.75), type C, cage P, precision 0. */
function matchThinSections(text: string): BasicNumberCandidate[] {
  const found = /^K([ABCDFG])(\d\d)(\d)([CAX])([A-Z])([01346])/.exec(text);
  const section = sections[found?.[1] ?? ''];
  const type = thinTypes[found?.[4] ?? ''];
  const quarter = { '0': 0, '2': 0.25, '5': 0.5, '7': 0.75 }[found?.[3] ?? ''];
  if (!found || section === undefined || type === undefined || quarter === undefined) return [];
  const bore = Number(found[2]) + quarter;
  const sizes = [inchesToMm(bore), inchesToMm(bore + 2 * section), inchesToMm(section)] as const;
  const group = type === 'deep groove ball' ? 'b' : 'a';
  return [
    candidate(
      { number: found[0], type, series: `K${found[1]}`, group, source: 'maker Kaydon' },
      sizes,
      found[0].length,
    ),
  ];
}

/**
 * DAC39720037, DAC397237: bore, outside and width of a wheel hub bearing in mm; in DAC39720637 the outside is 72.06, and
 * behind a slash stands the width of the outer ring. Source: maker Koyo.
 */
function matchWheelHubs(text: string): BasicNumberCandidate[] {
  const found = /^DAC(\d\d)(\d\d)(0\d)?(\d\d)(\/\d\d)?/.exec(text);
  const [, bore, whole, hundredths = '00', width, slash = ''] = found ?? [];
  if (!found || !canEndBefore(text.slice(found[0].length))) return [];
  const sizes = [Number(bore), Number(`${whole}.${hundredths}`), Number(width)] as const;
  const [boreMm, outsideMm, widthMm] = sizes;
  if (outsideMm < boreMm * 1.3 || outsideMm > boreMm * 3 || widthMm < 10) return [];
  const machine: Machine = {
    number: `DAC${bore}${whole}${hundredths}${width}${slash}`,
    type: 'wheel hub',
    series: 'DAC',
    group: 'o',
    source: 'maker NSK',
  };
  return [candidate(machine, sizes, found[0].length, { sealUnknown: true })];
}

/** FC4058192, FCD4058192: bore and outside in fifths, width in mm of a four-row bearing for roll necks. Source: maker Koyo. */
function matchRollNecks(text: string): BasicNumberCandidate[] {
  const found = /^(FCDP|FCD|FC)(\d{6,9})(?!\d)/.exec(text);
  const [bore = 0, outside = 0, width = 0] = cutSizes(found?.[2] ?? '');
  if (!found || outside <= bore || outside > bore * 2) return [];
  const series = found[1] ?? '';
  const machine: Machine = {
    number: found[0],
    type: 'cylindrical roller four-row',
    series,
    group: 'c',
    source: 'maker Koyo',
  };
  return [candidate(machine, [bore * 5, outside * 5, width], found[0].length)];
}

/** With seven digits the width has three of them, with eight the outside diameter too, with nine each size. */
function cutSizes(digits: string): number[] {
  const bore = digits.length === 9 ? 3 : 2;
  const outside = bore + (digits.length >= 8 ? 3 : 2);
  return [digits.slice(0, bore), digits.slice(bore, outside), digits.slice(outside)].map(Number);
}

/** BTW60 (SKF) is as large as 234412, in two rows; BTM60 one row of a pair that is three quarters as high. Source: maker SKF. */
function matchSpindleThrust(text: string): BasicNumberCandidate[] {
  const [number = '', series = '', bore = ''] = /^(BTW|BTM)(\d{2,3})(?=[ABC])/.exec(text) ?? [];
  if (number === '') return [];
  const boreMm = Number(bore);
  const [outsideMm, heightMm] = valuesIn(thrustDimensionsMm['2344'] ?? '', boreMm);
  if (outsideMm === undefined || heightMm === undefined) return [];
  const source = 'maker SKF';
  if (series === 'BTM') {
    const machine: Machine = { number, type: 'angular contact ball', series, group: 'a', source };
    return [candidate(machine, [boreMm, outsideMm, heightMm * SINGLE_TO_DOUBLE_ROW], number.length)];
  }
  const machine: Machine = { number, type: 'thrust ball', series, group: 'h', source };
  const sizes = { ...fixedDimensions(boreMm, outsideMm, heightMm), widthKind: 'H' as const };
  return [candidate(machine, [boreMm, outsideMm, heightMm], number.length, { sizes })];
}
const SINGLE_TO_DOUBLE_ROW = 3 / 8;

const railwayNumbers = Object.entries(railwayMm);

function matchRailway(text: string): BasicNumberCandidate[] {
  return railwayNumbers.flatMap(([number, { type, size }]) =>
    text.startsWith(number) && canEndBefore(text.slice(number.length))
      ? [
          candidate(
            { number, type, series: 'railway', group: type.startsWith('taper') ? 't' : 'c', source: 'TB/T 2235' },
            size,
            number.length,
          ),
        ]
      : [],
  );
}

export const machineMatchers: readonly BasicNumberMatcher[] = [
  { starts: 'K', match: matchThinSections },
  { starts: 'D', match: matchWheelHubs },
  { starts: 'F', match: matchRollNecks },
  { starts: 'B', match: matchSpindleThrust },
  { starts: '134', match: matchRailway },
];
