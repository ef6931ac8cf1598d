import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { type OverlaySpec, overlaySvg } from '../../bearings/drawing/overlay-svg.ts';
import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { t } from '../../lib/i18n.ts';
import { formOfItem } from '../designation/form-of-item.ts';
import { sectionOfItem } from '../designation/section-of-item.ts';
import { describeDifferences } from '../interchange/differences.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { factsOfItem } from '../technical-facts/facts-of-item.ts';
import { type ComparedItem, type ComparedRow, comparedRows, marksOf, verdictText } from './compared-facts.rule.ts';

export type ItemComparison = {
  items: readonly [ItemRow, ItemRow];
  rows: readonly ComparedRow[];
  verdict: string;
  /** '' for goods that are not drawn. */
  drawings: { wide: string; narrow: string };
};

export function compareItems(first: ItemRow, second: ItemRow): ItemComparison {
  const rated = withKnownRatings(first, second);
  const [one, other] = [comparedItem(rated[0]), comparedItem(rated[1])];
  const rows = comparedRows(one, other);
  const { level, differs } = differenceOf(first, second) ?? {};
  const spec: OverlaySpec = {
    first: sectionOfItem(first),
    second: sectionOfItem(second),
    marks: marksOf(rows),
    title: t`${first.itemname} and ${second.itemname}: upper half sections laid over each other, to one scale`,
  };
  const wide = overlaySvg(spec);
  return {
    items: [first, second],
    rows: wide === '' ? rows.map((row) => ({ ...row, mark: undefined })) : rows,
    verdict: verdictText(level, ...rated, differs),
    drawings: { wide, narrow: overlaySvg({ ...spec, narrow: true }) },
  };
}

const comparedItem = (row: ItemRow): ComparedItem => ({ row, ...formOfItem(row) });

/** Unknown where one of the designations is not understood. */
function differenceOf(first: ItemRow, second: ItemRow) {
  const [one, other] = [first, second].map((item) => parseDesignation(item.itemname, item.brandname));
  return one?.known && other?.known ? describeDifferences(one, other) : undefined;
}

const ratings = {
  dynamic_load: 'dynamicKN',
  static_load: 'staticKN',
  speed_grease: 'greaseSpeedRpm',
  speed_oil: 'oilSpeedRpm',
} as const satisfies Partial<Record<keyof ItemRow, keyof BearingFacts>>;

/** Adds ratings that the seller gives of neither but one source knows of both: others cannot be compared. */
export function withKnownRatings(first: ItemRow, second: ItemRow): [ItemRow, ItemRow] {
  const [one, other] = [factsOfItem(first), factsOfItem(second)];
  const filled: [ItemRow, ItemRow] = [{ ...first }, { ...second }];
  for (const [field, name] of Object.entries(ratings) as [
    keyof typeof ratings,
    (typeof ratings)[keyof typeof ratings],
  ][]) {
    const [ours, theirs] = [one[name], other[name]];
    if (first[field] > 0 || second[field] > 0 || !ours || ours.source !== theirs?.source) continue;
    filled[0][field] = ours.value;
    filled[1][field] = theirs.value;
  }
  return filled;
}
