// What differs between two items is told in short phrases that a buyer reads without knowing the trade's codes.

import { said, say, word } from '../lib/say.ts';
import { markText, sealTexts, sentenceCase } from './display.rule.ts';
import type { Difference } from './item.contract.ts';

/** A phrase in three pieces of which the second is the other item's fact. */
type Pieces = [string, string, string];

/** Stands around the other's fact while its phrase is said, so that a language may have it anywhere. */
const edge = '\n';
const marked = (fact: string): string => edge + fact + edge;

function piecesOf(phrase: string): Pieces {
  const [lead = '', fact = '', tail = ''] = phrase.split(edge);
  return [lead, fact, tail];
}

/** Seals as they stand inside a sentence: 'Steel shields, not contact seals'; an open bearing has none to name. */
const sealNouns: Readonly<Record<string, string>> = {
  [sealTexts['shield x1']]: word('a steel shield on one side'),
  [sealTexts['shield x2']]: word('steel shields'),
  [sealTexts['contact seal x1']]: word('a contact seal on one side'),
  [sealTexts['contact seal x2']]: word('contact seals'),
  [sealTexts['non-contact seal x1']]: word('a non-contact seal on one side'),
  [sealTexts['non-contact seal x2']]: word('non-contact seals'),
  [sealTexts['low-friction seal x1']]: word('a low-friction seal on one side'),
  [sealTexts['low-friction seal x2']]: word('low-friction seals'),
  [sealTexts['shield and seal']]: word('a shield and a seal'),
};

/** Of two that close alike, the one that closes on one side only. */
const isHalf = (theirs: string, ours: string): boolean =>
  theirs.replace(/^an? (.+) on one side$/, '$1s') === ours && theirs !== ours;

function sealPhrase(theirs: string, ours: string): string {
  const [theirNoun, ourNoun] = [sealNouns[theirs] ?? '', sealNouns[ours] ?? ''];
  const [have, lack] = [sentenceCase(said(theirNoun)), said(ourNoun)];
  if (theirNoun === '') {
    const open = marked(said(sealTexts.open));
    return ourNoun === '' ? open : say`${open}, without ${lack}`;
  }
  if (isHalf(theirNoun, ourNoun)) return marked(say`${have} only`);
  return ourNoun === '' ? say`With ${marked(said(theirNoun))}` : say`${marked(have)}, not ${lack}`;
}

/** How a fact is told that does not speak for itself. */
const phrases: Readonly<Record<string, string>> = {
  bore: word('Bore {fact}'),
  outside: word('Outside {fact}'),
  width: word('Width {fact}'),
  clearance: word('Clearance {fact}'),
  'tapered bore': word('Bore {fact}'),
  'snap ring': word('With {fact}'),
  precision: word('Tolerance class {fact}'),
  'contact angle': word('Contact angle {fact}'),
  pairing: word('Arrangement {fact}'),
  'unknown suffix': word('Suffix {fact}'),
  design: word('Design {fact}'),
  'locating notch': word('Locating notch {fact}'),
  lubrication: word('Lubrication {fact}'),
  'heat treatment': word('Heat treatment {fact}'),
  'noise class': word('Noise class {fact}'),
  grease: word('Grease {fact}'),
};

/** A fact, which may be several, in the words of the site. */
const factText = (fact: string): string => fact.split(', ').map(partText).join(', ');

const partText = (part: string): string =>
  part.endsWith(' mm') ? say`${part.slice(0, -' mm'.length)} mm` : markText(part);

/** What an item lacks of the other's: 'Without H310', 'Not flanged', 'Without lubrication W33'. */
function lackWords(what: string, ours: string): string {
  if (what === 'contact angle') return say`Contact angle not told`;
  if (what === 'special')
    return ours.startsWith('with ') ? say`Without ${ours.slice('with '.length)}` : say`Not ${factText(ours)}`;
  const phrase = what === 'snap ring' ? undefined : phrases[what];
  const fact = factText(ours);
  return say`Without ${phrase ? withinSentence(said(phrase, { fact })) : fact}`;
}

/**
 * One fact in which an item differs, in three pieces of which the second is the other's: 'Clearance CN, not C3',
 * 'Steel shields, not contact seals', 'Without lubrication W33'.
 */
export function differenceParts({ what, theirs, ours }: Difference): Pieces {
  if (what === 'seal' && theirs) return piecesOf(sealPhrase(theirs, ours));
  if (!theirs && ours) return [lackWords(what, ours), '', ''];
  const [phrase, fact] = [phrases[what], factText(theirs)];
  const have = phrase ? said(phrase, { fact: marked(fact) }) : marked(sentenceCase(fact));
  return piecesOf(ours ? say`${have}, not ${factText(ours)}` : have);
}

/** The same behind another one, in one sentence: '; tolerance class P6, not normal'. */
export function differencePartsAfter(difference: Difference): Pieces {
  const [lead, theirs, tail] = differenceParts(difference);
  return lead === '' ? [lead, withinSentence(theirs), tail] : [withinSentence(lead), theirs, tail];
}

/** A word in lower case; a designation keeps its capitals. */
const withinSentence = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** What differs of an item in which no fact does. */
export const onlyDifference = (maker: string, ours: string): string =>
  maker === ours ? say`Spelling only` : say`Maker only`;
