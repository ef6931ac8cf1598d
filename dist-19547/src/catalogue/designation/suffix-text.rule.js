                                                               
import {                       sealByCode } from '../../bearings/attributes.js';
import { msg, t, translate } from '../../lib/i18n.js';
import { specialFeatureText } from '../items/item-format.rule.js';

// The meaning of each suffix in a buyer's words; a suffix that no table lists is called the maker's own.

const clearanceLabels                                   = {
  C1: msg('clearance below C2'),
  C2: msg('clearance below normal'),
  CN: msg('normal clearance'),
  CM: msg('clearance for electric motors'),
  CT: msg('clearance for electric motors'),
  C3: msg('clearance above normal'),
  C4: msg('clearance above C3'),
  C5: msg('clearance above C4'),
};

const pairingLabels                                   = {
  DB: msg('pair, back to back'),
  DF: msg('pair, face to face'),
  DT: msg('pair, in tandem'),
  DG: msg('pair, any arrangement'),
  universal: msg('for pairs in any arrangement'),
};

const snapRingLabels                                   = {
  N: msg('snap ring groove'),
  NR: msg('with snap ring'),
  NB: msg('snap ring groove, at the shield'),
  NBR: msg('with snap ring, at the shield'),
};

const variantLabels                                   = {
  design: msg('maker’s own design'),
  lubrication: msg('grease groove and holes'),
  grease: msg('grease filling'),
  heat: msg('heat treatment'),
  noise: msg('noise class'),
  notch: msg('locating notch'),
};

export const cageLabels                                 = {
  brass: msg('brass cage'),
  steel: msg('steel cage'),
  polyamide: msg('polyamide cage'),
  phenolic: msg('phenolic cage'),
  peek: msg('PEEK cage'),
  'full complement': msg('full complement, no cage'),
};

const sealPhrases                                 = {
  open: msg('open'),
  'shield x1': msg('shield, one side'),
  'shield x2': msg('shields, two sides'),
  'contact seal x1': msg('contact seal, one side'),
  'contact seal x2': msg('contact seal, two sides'),
  'non-contact seal x1': msg('non-contact seal, one side'),
  'non-contact seal x2': msg('non-contact seal, two sides'),
  'low-friction seal x1': msg('low friction seal, one side'),
  'low-friction seal x2': msg('low friction seal, two sides'),
  'shield and seal': msg('shield and seal'),
};

export function suffixText(meaning               )         {
  const { seal, clearance, clearanceNote, bore, snapRing, precision, angleDegrees } = meaning;
  const { pairing, cage, material, special, variant } = meaning;
  const texts = [
    seal !== undefined && translate(sealPhrases[sealByCode[seal]]),
    precision !== undefined && (precision ? t`tolerance class ${precision}` : t`normal tolerance class`),
    translateLabel(clearanceLabels, clearance),
    clearanceNote && translate(clearanceNote),
    bore !== undefined && t`bore ${translate(bore)}`,
    translateLabel(snapRingLabels, snapRing),
    angleDegrees !== undefined && t`contact angle ${angleDegrees}°`,
    pairing !== undefined && (translateLabel(pairingLabels, pairing) ?? t`matched set`),
    translateLabel(cageLabels, cage),
    material && translate(material),
    special !== undefined && (special.length > 2 ? specialFeatureText(special) : t`different internal design`),
    translateLabel(variantLabels, variant),
  ];
  return texts.filter(Boolean).join(', ') || t`maker’s own code`;
}

function translateLabel(table                                  , value                    )                     {
  const label = table[value ?? ''];
  return label && translate(label);
}
