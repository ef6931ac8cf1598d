// Two items are compared row by row; a row says whether they differ, and its number if the drawing shows it.

import { type BoreType, type Cage, typeHas } from '../../bearings/attributes.ts';
import { type OverlayMark, overlayMarks } from '../../bearings/drawing/overlay-svg.ts';
import type { InterchangeLevel } from '../../bearings/interchange/compare-bearings.ts';
import { radialClearanceMicrons } from '../../bearings/tolerances/radial-clearance.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { cageLabels } from '../designation/suffix-text.rule.ts';
import { differencePartsMidSentence } from '../interchange/difference-text.rule.ts';
import type { Difference, ItemRow } from '../items/item.contract.ts';
import {
  countOrNA,
  loadText,
  notAvailable,
  sealText,
  sizeText,
  textOrNA,
  typeText,
  weightText,
} from '../items/item-format.rule.ts';

/** Bore and cage as the designation says; '' where it does not. */
export type ComparedItem = { row: ItemRow; bore: BoreType | ''; cage: Cage | '' };

export type ComparedRow = {
  key: string;
  label: string;
  values: readonly [string, string];
  differs: boolean;
  mark: number | undefined;
};

type Fact = { key: string; label: string; mark?: OverlayMark; of: (item: ComparedItem) => string };

const facts: readonly Fact[] = [
  { key: 'maker', label: msg('Brand'), of: ({ row }) => textOrNA(row.brandname) },
  { key: 'type', label: msg('Type'), of: ({ row }) => textOrNA(typeText(row.itemtype) || translate(row.catname)) },
  { key: 'bore', label: msg('Bore d, mm'), mark: 'bore', of: ({ row }) => sizeText(row.Dimension_ID) },
  { key: 'outside', label: msg('Outside D, mm'), mark: 'outside', of: ({ row }) => sizeText(row.Dimension_OD) },
  { key: 'width', label: msg('Width B, mm'), mark: 'width', of: ({ row }) => sizeText(row.Dimension_OW) },
  { key: 'seal', label: msg('Seals'), mark: 'seal', of: ({ row }) => sealText(row.seal) },
  { key: 'clearance', label: msg('Clearance'), of: clearanceText },
  { key: 'form', label: msg('Bore'), of: ({ bore }) => textOrNA(translate(bore)) },
  {
    key: 'cage',
    label: msg('Cage'),
    mark: 'cage',
    of: cageText,
  },
  { key: 'dynamic', label: msg('Load rating C, kN'), of: ({ row }) => loadText(row.dynamic_load) },
  { key: 'static', label: msg('Load rating C0, kN'), of: ({ row }) => loadText(row.static_load) },
  { key: 'grease', label: msg('Limiting speed, grease, rpm'), of: ({ row }) => countOrNA(row.speed_grease) },
  { key: 'oil', label: msg('Limiting speed, oil, rpm'), of: ({ row }) => countOrNA(row.speed_oil) },
  { key: 'weight', label: msg('Weight, kg'), of: ({ row }) => weightText(row.Weight, 3) },
  { key: 'carton', label: msg('Qty per carton'), of: ({ row }) => countOrNA(row.QtyPerCarton) },
  { key: 'origin', label: msg('Country association'), of: ({ row }) => textOrNA(translate(row.countryoforigin)) },
];

function cageText({ row: { itemtype }, cage }: ComparedItem): string {
  if (cage) return translate(cageLabels[cage]);
  return typeHas(itemtype, 'cage') ? t`standard` : translate(notAvailable);
}

/** Adds the play that the clearance leaves, where the table has the bearing. */
function clearanceText({ row: { itemtype: type, clearance, Dimension_ID: boreMm }, bore }: ComparedItem): string {
  const range = bore && radialClearanceMicrons({ type, boreMm, bore, clearance, clearanceNote: '' });
  return range ? t`${clearance}, ${range.min}–${range.max} µm` : textOrNA(clearance);
}

/** Facts of bearings that other goods do not have. */
const ofBearings = ['type', 'seal', 'clearance', 'form', 'cage'];
const ratings = ['dynamic', 'static', 'grease', 'oil'];

/** A row that is unknown of both is left out. */
export function comparedRows(first: ComparedItem, second: ComparedItem): ComparedRow[] {
  const areBearings = first.row.itemtype !== '' || second.row.itemtype !== '';
  const rows = facts
    .filter(({ key }) => areBearings || ![...ofBearings, ...ratings].includes(key))
    .map(({ key, label, mark, of }) => {
      const values = [of(first), of(second)] as const;
      return { key, label: translate(label), values, differs: values[0] !== values[1], drawnAs: mark };
    })
    .filter(({ values }) => values.some((value) => value !== translate(notAvailable)));
  const marked = overlayMarks.filter((mark) => rows.some(({ drawnAs, differs }) => drawnAs === mark && differs));
  return rows.map(({ drawnAs, ...row }) => {
    const place = drawnAs === undefined || !row.differs ? -1 : marked.indexOf(drawnAs);
    return { ...row, mark: place < 0 ? undefined : place + 1 };
  });
}

/** The numbers of what differs, for the drawing; rows have the same keys. */
export const marksOf = (rows: readonly ComparedRow[]): { [Mark in OverlayMark]?: number | undefined } =>
  Object.fromEntries(rows.flatMap(({ key, mark }) => (mark === undefined ? [] : [[key, mark]])));

const verdicts: Readonly<Record<InterchangeLevel, string>> = {
  identical: msg('The same bearing.'),
  interchangeable: msg('Interchangeable: same size and function.'),
  'same-size': msg('Same size only: what differs matters for what it is used for.'),
  different: msg('Not interchangeable: one does not take the place of the other.'),
};

/** Differences that have a row. */
const inRows = ['type', 'bore', 'outside', 'width', 'seal', 'clearance', 'tapered bore', 'cage'];

/** Names what differs and has no row, and by how much the stronger one carries more, from one per cent on. */
export function verdictText(
  level: InterchangeLevel | undefined,
  first: ItemRow,
  second: ItemRow,
  differs: readonly Difference[] = [],
): string {
  const others = differs.filter(({ what }) => !inRows.includes(what));
  const named = others.map((difference) => differencePartsMidSentence(difference).join('')).join('; ');
  const isPart = level === 'identical' && !typeHas(first.itemtype, 'cage');
  const texts = [
    isPart ? t`The same part.` : level && translate(verdicts[level]),
    named && `${second.itemname}: ${named}.`,
    strongerText(first, second),
  ];
  return texts.filter(Boolean).join(' ');
}

function strongerText(first: ItemRow, second: ItemRow): string {
  const [weaker, stronger] = first.dynamic_load <= second.dynamic_load ? [first, second] : [second, first];
  if (!(weaker.dynamic_load > 0)) return '';
  const percent = Math.round((stronger.dynamic_load / weaker.dynamic_load - 1) * 100);
  return percent < 1 ? '' : t`${stronger.itemname} carries ${percent}% more than ${weaker.itemname}.`;
}
