// What differs between two items is told in short phrases that a buyer reads without knowing the trade's codes.

import { sealText, sentenceCase } from './display.rule.ts';
import type { Difference } from './item.contract.ts';

/** Seals as they stand inside a sentence: 'Steel shields, not contact seals'. */
const sealNouns: Readonly<Record<string, string>> = {
  [sealText('shield x1')]: 'a steel shield on one side',
  [sealText('shield x2')]: 'steel shields',
  [sealText('contact seal x1')]: 'a contact seal on one side',
  [sealText('contact seal x2')]: 'contact seals',
  [sealText('non-contact seal x1')]: 'a non-contact seal on one side',
  [sealText('non-contact seal x2')]: 'non-contact seals',
  [sealText('low-friction seal x1')]: 'a low-friction seal on one side',
  [sealText('low-friction seal x2')]: 'low-friction seals',
  [sealText('shield and seal')]: 'a shield and a seal',
};

/** An open bearing has no seals to name. */
function sealParts(theirs: string, ours: string): [string, string, string] {
  const [have, lack] = [sealNouns[theirs] ?? '', sealNouns[ours] ?? ''];
  if (!have) return ['', 'Open', lack && `, without ${lack}`];
  if (have.replace(/^an? (.+) on one side$/, '$1s') === lack) return ['', `${sentenceCase(have)} only`, ''];
  return lack ? ['', sentenceCase(have), `, not ${lack}`] : ['With ', have, ''];
}

/** What stands before a fact in which items differ, where it is not its own name; '' where the fact speaks for itself. */
const differenceLeads: Readonly<Record<string, string>> = {
  type: '',
  series: '',
  cage: '',
  material: '',
  special: '',
  'tapered bore': 'Bore ',
  'snap ring': 'With ',
  precision: 'Tolerance class ',
  pairing: 'Arrangement ',
  'unknown suffix': 'Suffix ',
};

/** What an item lacks of the other's: 'Without H310', 'Not flanged', 'Without lubrication W33'. */
function lackWords(what: string, ours: string): string {
  if (what === 'contact angle') return 'Contact angle not told';
  if (what === 'snap ring') return `Without ${ours}`;
  if (what === 'special') return ours.startsWith('with ') ? `Without ${ours.slice(5)}` : `Not ${ours}`;
  return `Without ${(differenceLeads[what] || `${what} `).toLowerCase()}${ours}`;
}

/**
 * One fact in which an item differs, in three pieces of which the second is the other's: 'Clearance CN, not C3',
 * 'Steel shields, not contact seals', 'Without lubrication W33'.
 */
export function differenceParts({ what, theirs, ours }: Difference): [string, string, string] {
  if (what === 'seal' && theirs) return sealParts(theirs, ours);
  if (!theirs && ours) return [lackWords(what, ours), '', ''];
  const lead = differenceLeads[what] ?? `${sentenceCase(what)} `;
  return [lead, lead === '' ? sentenceCase(theirs) : theirs, ours && `, not ${ours}`];
}

/** The same behind another one, in one sentence: '; tolerance class P6, not normal'. */
export function differencePartsAfter(difference: Difference): [string, string, string] {
  const [lead, theirs, tail] = differenceParts(difference);
  return lead === '' ? [lead, withinSentence(theirs), tail] : [withinSentence(lead), theirs, tail];
}

/** A word in lower case; a designation keeps its capitals. */
const withinSentence = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** What differs of an item in which no fact does. */
export const onlyDifference = (maker: string, ours: string): string =>
  maker === ours ? 'Spelling only' : 'Maker only';
