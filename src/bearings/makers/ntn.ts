import type { Maker } from '../maker.ts';

export const ntn = {
  name: 'NTN',
  brands: ['NTN'],
  suffixes: [{ text: 'AD', on: 'a', angleDegrees: 25, source: 'maker NTN' }],
  /** Source: maker NTN. */
  defaultAngleDegrees: 30,
  spelling: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: 'LU', '2RS': 'LLU', RZ: 'LB', '2RZ': 'LLB', RSL: 'LH', '2RSL': 'LLH' },
    angles: { 15: 'C', 25: 'AD', 30: '', 40: 'B' },
    separator: '',
    jis: true,
    makes: 'baqscrtuhni',
    ownNumbers: {
      SA2: 'AEL{code}',
      SB2: 'AS{code}',
      313: '303{bore}D',
      NNC48: 'SL01-{code}',
      NNC49: 'SL01-{code}',
      NNCL48: 'SL02-{code}',
      NNCL49: 'SL02-{code}',
      NNF50: 'SL04-{code}',
      NNCF50: '',
    },
    designE: { '': 'E', polyamide: 'ET2', brass: 'EG1' },
    cages: { brass: 'L1', polyamide: 'T2' },
    sphericals: { '{n}EA{K}D1{C}': { 222: '50' }, '{n}EM{K}D1{C}': { 222: '100' } },
    pairings: { DB: 'DB', DF: 'DF', DT: 'DT', UA: 'G' },
    rank: 4,
    source: 'maker NTN',
  },
  examples: { '7205': '7205A', '6205LLUC3': '6205-2RS/C3', '7205AD': '7205AC' },
} satisfies Maker;
