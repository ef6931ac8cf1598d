import { sealText, sizeText, widthLetter } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';

/** How far another item can stand in for the one looked at. */
export type Match = 'Interchangeable' | 'Same size only' | 'Another size';

/** One difference: the other item's fact, and the one it takes the place of. */
export type Difference = { what: string; theirs: string; ours: string };

type Facts = Pick<
  ItemRow,
  | 'itemname'
  | 'universalNo'
  | 'brandname'
  | 'itemtype'
  | 'seal'
  | 'clearance'
  | 'Dimension_ID'
  | 'Dimension_OD'
  | 'Dimension_OW'
>;

/**
 * Says what differs between `ours`, the item looked at, and `theirs`. The same universal number interchanges; else
 * each fact that both sides know and that is not equal is named, sizes in mm.
 */
export function whatDiffers(ours: Facts, theirs: Facts): { match: Match; differences: Difference[] } {
  if (ours.universalNo !== '' && ours.universalNo === theirs.universalNo)
    return { match: 'Interchangeable', differences: suffixDifference(ours, theirs) };
  const sizes = sizeDifferences(ours, theirs);
  const facts: [string, string, string][] = [
    ['Type', theirs.itemtype, ours.itemtype],
    ['Seals', sealWord(theirs.seal), sealWord(ours.seal)],
    ['Clearance', theirs.clearance, ours.clearance],
  ];
  const others = facts
    .filter(([, their, our]) => their !== '' && our !== '' && their !== our)
    .map(([what, their, our]) => ({ what, theirs: their, ours: our }));
  return { match: sizes.length > 0 ? 'Another size' : 'Same size only', differences: [...sizes, ...others] };
}

/** Letters that one maker adds (design, cage) and that a universal number does not carry. */
function suffixDifference(ours: Facts, theirs: Facts): Difference[] {
  if (ours.brandname !== theirs.brandname) return [];
  const [our, their] = [suffixOf(ours), suffixOf(theirs)];
  return our === their ? [] : [{ what: 'Suffix', theirs: their || 'none', ours: our || 'none' }];
}

/** What follows the basic number, without the separators in front of it. */
const suffixOf = ({ itemname }: Facts): string => itemname.replace(/^[A-Z]*\d+(\/\d+)?/i, '').replace(/^[-/ ]+/, '');

const sealWord = (seal: string): string => (seal === '' ? '' : sealText(seal));

function sizeDifferences(ours: Facts, theirs: Facts): Difference[] {
  const width = `Width ${widthLetter(ours.itemtype)}`;
  const sizes: [string, number, number][] = [
    ['Bore d', theirs.Dimension_ID, ours.Dimension_ID],
    ['Outside D', theirs.Dimension_OD, ours.Dimension_OD],
    [width, theirs.Dimension_OW, ours.Dimension_OW],
  ];
  return sizes
    .filter(([, their, our]) => their !== our)
    .map(([what, their, our]) => ({ what, theirs: sizeText(their), ours: sizeText(our) }));
}
