// Which item a line of somebody's file means: by its code, or by its maker and designation; what is doubtful is asked.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { compareBearings } from '../../bearings/interchange/compare-bearings.ts';

/** `by`: what of the item is spelled as the line has it, its code, its designation, or only its universal number. */
export type ItemCandidate = { code: string; name: string; maker: string; by: 'code' | 'name' | 'number' };

export type MeantItem =
  | { code: string }
  /** It may be one of these; a person has to say which. */
  | { choices: readonly ItemCandidate[] };

const maxChoices = 5;

/** `maker` is '' where the line names none; `number` is its designation without a maker beside it. */
export function decideNamedItem(
  { number, maker }: { number: string; maker: string },
  candidates: readonly ItemCandidate[],
): MeantItem {
  const by = (kind: ItemCandidate['by']) => candidates.filter((one) => one.by === kind);
  const [byName, byNumber] = [by('name'), by('number')];
  // A code such as 6310 may be the number of another maker.
  const byCode = by('code').filter((one) => maker === '' || isOfMaker(one, maker));
  const choices = [...new Map([...byName, ...byNumber, ...by('code')].map((one) => [one.code, one])).values()];
  if (byCode.length === 1 && byCode[0]) return { code: byCode[0].code };
  // The same number is made by many makers.
  if (maker === '' || byCode.length > 1) return { choices: choices.slice(0, maxChoices) };
  if (byName.length === 1 && byName[0]) return { code: byName[0].code };
  const alike = byName.length > 0 ? [] : byNumber.filter((one) => isSameBearing({ name: number, maker }, one));
  return alike.length === 1 && alike[0] ? { code: alike[0].code } : { choices: choices.slice(0, maxChoices) };
}

export const isOfMaker = (item: { maker: string }, maker: string): boolean =>
  item.maker.toLowerCase() === maker.toLowerCase();

/** Whether a new item is one that is there under another code. */
export const isSameItem = (asked: Named, item: ItemCandidate): boolean =>
  item.by === 'name' || isSameBearing(asked, item);

type Named = { name: string; maker: string };

/** A number with a part that is not understood may be anything that its other parts do not say. */
function isSameBearing(asked: Named, item: Named): boolean {
  const reading = readingOf(asked);
  return isWhole(reading) && compareBearings(reading, readingOf(item)).level === 'identical';
}

/** As the import of a line has just read it. */
const readingOf = ({ name, maker }: Named) => parseDesignation(name, maker);
