import { sizeNames } from '../items/size-names.data.ts';
// The difference between two items is a short phrase that needs no knowledge of the trade's codes.

import { msg, t, translate } from '../../lib/i18n.ts';
import type { Difference } from '../items/item.contract.ts';
import { sealTexts, sentenceCase, specialFeatureText } from '../items/item-format.rule.ts';

/** The second piece is the other item's fact, which pages show in bold. */
type Pieces = [string, string, string];

/** Marks the other item's fact during translation, because its position depends on the language. */
const marker = '\n';
const marked = (fact: string): string => marker + fact + marker;

function piecesOf(phrase: string): Pieces {
  const [lead = '', fact = '', tail = ''] = phrase.split(marker);
  return [lead, fact, tail];
}

const sealNouns: Readonly<Record<string, string>> = {
  [sealTexts['shield x1']]: msg('a steel shield on one side'),
  [sealTexts['shield x2']]: msg('steel shields'),
  [sealTexts['contact seal x1']]: msg('a contact seal on one side'),
  [sealTexts['contact seal x2']]: msg('contact seals'),
  [sealTexts['non-contact seal x1']]: msg('a non-contact seal on one side'),
  [sealTexts['non-contact seal x2']]: msg('non-contact seals'),
  [sealTexts['low-friction seal x1']]: msg('a low-friction seal on one side'),
  [sealTexts['low-friction seal x2']]: msg('low-friction seals'),
  [sealTexts['shield and seal']]: msg('a shield and a seal'),
};

const isSameOnOneSide = (theirs: string, ours: string): boolean =>
  theirs.replace(/^an? (.+) on one side$/, '$1s') === ours && theirs !== ours;

function sealPhrase(theirs: string, ours: string): string {
  const [theirNoun, ourNoun] = [sealNouns[theirs] ?? '', sealNouns[ours] ?? ''];
  const [theirText, ourText] = [sentenceCase(translate(theirNoun)), translate(ourNoun)];
  if (theirNoun === '') {
    const open = marked(translate(sealTexts.open));
    return ourNoun === '' ? open : t`${open}, without ${ourText}`;
  }
  if (isSameOnOneSide(theirNoun, ourNoun)) return marked(t`${theirText} only`);
  return ourNoun === '' ? t`With ${marked(translate(theirNoun))}` : t`${marked(theirText)}, not ${ourText}`;
}

const phrases: Readonly<Record<string, string>> = {
  bore: msg('Bore {fact}'),
  outside: msg('Outside diameter {fact}'),
  width: msg('Width {fact}'),
  clearance: msg('Clearance {fact}'),
  'tapered bore': msg('Bore {fact}'),
  'snap ring': msg('With {fact}'),
  precision: msg('Tolerance class {fact}'),
  'contact angle': msg('Contact angle {fact}'),
  pairing: msg('Arrangement {fact}'),
  'unknown suffix': msg('Suffix {fact}'),
  'axial clearance': msg('Axial clearance {fact}'),
  'internal design': msg('Internal design {fact}'),
  'cage guidance': msg('Cage guided {fact}'),
  design: msg('Design {fact}'),
  'locating notch': msg('Locating notch {fact}'),
  lubrication: msg('Lubrication {fact}'),
  'heat treatment': msg('Heat treatment {fact}'),
  'noise class': msg('Noise class {fact}'),
  grease: msg('Grease {fact}'),
  'bolt spacing': msg('Bolt spacing {fact}'),
};

const factText = (fact: string): string => fact.split(', ').map(partText).join(', ');

const partText = (part: string): string =>
  part.endsWith(' mm') ? t`${part.slice(0, -' mm'.length)} mm` : specialFeatureText(part);

const sizes: readonly string[] = sizeNames;

function missingFactText(what: string, ours: string): string {
  if (what === 'contact angle') return t`Contact angle not specified`;
  if (sizes.includes(what)) return translate(phrases[what] ?? '', { fact: translate(msg('not known')) });
  if (what === 'special')
    return ours.startsWith('with ') ? t`Without ${ours.slice('with '.length)}` : t`Not ${factText(ours)}`;
  const phrase = what === 'snap ring' ? undefined : phrases[what];
  const fact = factText(ours);
  return t`Without ${phrase ? withinSentence(translate(phrase, { fact })) : fact}`;
}

export function differenceParts({ what, theirs, ours }: Difference): Pieces {
  if (what === 'seal' && theirs) return piecesOf(sealPhrase(theirs, ours));
  if (!theirs && ours) return [missingFactText(what, ours), '', ''];
  const [phrase, fact] = [phrases[what], factText(theirs)];
  const have = phrase ? translate(phrase, { fact: marked(fact) }) : marked(sentenceCase(fact));
  return piecesOf(ours ? t`${have}, not ${factText(ours)}` : have);
}

export function differencePartsMidSentence(difference: Difference): Pieces {
  const [lead, theirs, tail] = differenceParts(difference);
  return lead === '' ? [lead, withinSentence(theirs), tail] : [withinSentence(lead), theirs, tail];
}

const withinSentence = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const nonTechnicalDifference = (maker: string, ours: string): string =>
  maker === ours ? t`Spelling only` : t`Maker only`;
