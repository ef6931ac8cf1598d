import type { SuffixMeaning } from '../bearings/suffix.data.ts';
import { type Cage, type Seal, sealWords } from '../bearings/words.ts';
import { said, say, word } from '../lib/say.ts';
import { markText } from './display.rule.ts';

// A suffix is told in a buyer's words; one that no table has is the maker's own.

const clearanceWords: Readonly<Record<string, string>> = {
  C1: word('clearance below C2'),
  C2: word('clearance below normal'),
  CN: word('normal clearance'),
  CM: word('clearance for electric motors'),
  CT: word('clearance for electric motors'),
  C3: word('clearance above normal'),
  C4: word('clearance above C3'),
  C5: word('clearance above C4'),
};

const pairingWords: Readonly<Record<string, string>> = {
  DB: word('pair, back to back'),
  DF: word('pair, face to face'),
  DT: word('pair, in tandem'),
  DG: word('pair, any arrangement'),
  universal: word('for pairs in any arrangement'),
};

const snapRingWords: Readonly<Record<string, string>> = {
  N: word('groove for a snap ring'),
  NR: word('with snap ring'),
  NB: word('groove for a snap ring, at the shield'),
  NBR: word('with snap ring, at the shield'),
};

const variantWords: Readonly<Record<string, string>> = {
  design: word('the maker’s design'),
  lubrication: word('grease groove and holes'),
  grease: word('grease filling'),
  heat: word('heat treatment'),
  noise: word('noise class'),
  notch: word('locating notch'),
};

/** What holds the rolling elements. */
export const cageWords: Readonly<Record<Cage, string>> = {
  brass: word('brass cage'),
  steel: word('steel cage'),
  polyamide: word('polyamide cage'),
  phenolic: word('phenolic cage'),
  peek: word('peek cage'),
  'full complement': word('full complement, no cage'),
};

const sealPhrases: Readonly<Record<Seal, string>> = {
  open: word('open'),
  'shield x1': word('shield, one side'),
  'shield x2': word('shields, two sides'),
  'contact seal x1': word('contact seal, one side'),
  'contact seal x2': word('contact seal, two sides'),
  'non-contact seal x1': word('non-contact seal, one side'),
  'non-contact seal x2': word('non-contact seal, two sides'),
  'low-friction seal x1': word('low friction seal, one side'),
  'low-friction seal x2': word('low friction seal, two sides'),
  'shield and seal': word('shield and seal'),
};

/** What a suffix says, in a buyer's words; a suffix that no table has is the maker's own. */
export function suffixWords(meaning: SuffixMeaning): string {
  const { seal, clearance, clearanceNote, bore, snapRing, precision, angleDegrees } = meaning;
  const { pairing, cage, material, special, variant } = meaning;
  const words = [
    seal !== undefined && said(sealPhrases[sealWords[seal]]),
    precision !== undefined && (precision ? say`tolerance class ${precision}` : say`normal tolerance class`),
    saidOf(clearanceWords, clearance),
    clearanceNote && said(clearanceNote),
    bore !== undefined && say`bore ${said(bore)}`,
    saidOf(snapRingWords, snapRing),
    angleDegrees !== undefined && say`contact angle ${angleDegrees}°`,
    pairing !== undefined && (saidOf(pairingWords, pairing) ?? say`matched set`),
    saidOf(cageWords, cage),
    material && said(material),
    special !== undefined && (special.length > 2 ? markText(special) : say`another inner design`),
    saidOf(variantWords, variant),
  ];
  return words.filter(Boolean).join(', ') || say`the maker’s own letters`;
}

function saidOf(table: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  const words = table[value ?? ''];
  return words && said(words);
}
