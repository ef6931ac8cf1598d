import type { SuffixMeaning } from '../bearings/suffix.data.ts';
import { sealWords } from '../bearings/words.ts';
import { sealText } from './display.rule.ts';

// A suffix is told in a buyer's words; one that no table has is the maker's own.

const clearanceWords: Readonly<Record<string, string>> = {
  C1: 'clearance below C2',
  C2: 'clearance below normal',
  CN: 'normal clearance',
  CM: 'clearance for electric motors',
  CT: 'clearance for electric motors',
  C3: 'clearance above normal',
  C4: 'clearance above C3',
  C5: 'clearance above C4',
};

const pairingWords: Readonly<Record<string, string>> = {
  DB: 'pair, back to back',
  DF: 'pair, face to face',
  DT: 'pair, in tandem',
  DG: 'pair, any arrangement',
  universal: 'for pairs in any arrangement',
};

const snapRingWords: Readonly<Record<string, string>> = {
  N: 'groove for a snap ring',
  NR: 'with snap ring',
  NB: 'groove for a snap ring, at the shield',
  NBR: 'with snap ring, at the shield',
};

const variantWords: Readonly<Record<string, string>> = {
  design: 'the maker’s design',
  lubrication: 'grease groove and holes',
  grease: 'grease filling',
  heat: 'heat treatment',
  noise: 'noise class',
  notch: 'locating notch',
};

/** What a suffix says, in a buyer's words; a suffix that no table has is the maker's own. */
export function suffixWords(meaning: SuffixMeaning): string {
  const { seal, clearance, clearanceNote, bore, snapRing, precision, angleDegrees } = meaning;
  const { pairing, cage, material, special, variant } = meaning;
  const words = [
    seal !== undefined && sealPhrase(sealWords[seal]),
    precision !== undefined && (precision ? `tolerance class ${precision}` : 'normal tolerance class'),
    clearance !== undefined && clearanceWords[clearance],
    clearanceNote,
    bore !== undefined && `bore ${bore}`,
    snapRing && snapRingWords[snapRing],
    angleDegrees !== undefined && `contact angle ${angleDegrees}°`,
    pairing !== undefined && (pairingWords[pairing] ?? 'matched set'),
    cage !== undefined && (cage === 'full complement' ? 'full complement, no cage' : `${cage} cage`),
    material,
    special !== undefined && (special.length > 2 ? special : 'another inner design'),
    variant !== undefined && variantWords[variant],
  ];
  return words.filter(Boolean).join(', ') || 'the maker’s own letters';
}

/** 'contact seal, two sides', 'shields, two sides', 'shield and seal'. */
function sealPhrase(seal: string): string {
  const words = sealText(seal).toLowerCase();
  return seal.includes(' seal x') ? words.replace(',', ' seal,') : words;
}
