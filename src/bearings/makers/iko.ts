import { msg } from '../../lib/i18n.ts';
import type { Maker } from '../maker.ts';

/** It names needle bearings by bore, outside and width in digits. */
const basicNumbers = {
  NK: 'TAF{d}{D}{B}',
  NKI: 'TAFI{d}{D}{B}',
  HK: 'TLA{d}{B}Z',
  BK: 'TLAM{d}{B}Z',
  AXK: 'NTB{code}',
  KR: '{stud}',
  NATR: 'NART{d}R',
  NA48: '{n}',
  NA49: '{n}',
  NA69: '{n}',
  RNA48: '{n}',
  RNA49: '{n}',
  RNA69: '{n}',
};

export const iko = {
  name: 'IKO',
  brands: ['IKO'],
  country: 'JP',
  spelling: {
    seals: { RS: 'U', '2RS': 'UU' },
    sealsOf: { KR: { '2RS': 'UUR' }, NATR: { '2RS': 'UUR' } },
    angles: {},
    separator: ' ',
    basicNumbers,
    rank: 6,
    source: 'maker IKO',
  },
  examples: { TLA2020Z: 'HK2020', NA4905UU: 'NA4905-2RS' },
  page: {
    path: 'iko',
    origin: msg('Japan'),
    text: msg('Needle roller bearings from Japan: drawn cups, cages, machined rings.'),
    href: 'https://www.ikont.co.jp/eg/',
  },
  demo: {
    code: 'IK',
    price: 1.25,
    range: [
      { series: 'NK', forms: '_', name: 'TAF{d}{D}{B}' },
      { series: 'NKI', forms: '_', name: 'TAFI{d}{D}{B}' },
      { series: 'HK', forms: '_', name: 'TLA{d}{B}Z' },
      { series: 'K', forms: '_', name: 'KT{d}{D}{B}' },
      { series: 'NA48 NA49 NA69', forms: '_' },
      { series: 'NA49 NA69', to: 90, forms: 'UU' },
    ],
    items: [
      { code: 'IK-20201', name: 'TLA2020Z', inr: 285, aed: 14, onHand: 640, packs: 10, popularity: 1250 },
      { code: 'IK-20161', name: 'TLA2016Z', inr: 260, aed: 13, onHand: 520, popularity: 1150 },
      { code: 'IK-24904', name: 'NA4904', inr: 810, aed: 40.5, onHand: 110, popularity: 1050 },
      { code: 'IK-24905', name: 'NA4904UU', inr: 940, aed: 47, arriving: [50, 12], popularity: 500 },
      { code: 'IK-22820', name: 'TAF202820', inr: 520, aed: 26, onHand: 80, popularity: 700 },
      { code: 'IK-22617', name: 'KT202617', inr: 190, aed: 9.5, onHand: 300, popularity: 650 },
    ],
  },
} satisfies Maker;
