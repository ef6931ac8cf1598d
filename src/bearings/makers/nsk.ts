import type { Maker } from '../maker.ts';

export const nsk = {
  name: 'NSK',
  brands: ['NSK', 'RHP', 'NMB'],
  spelling: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: 'DU', '2RS': 'DDU', RZ: 'V', '2RZ': 'VV', '2RSL': 'DDW' },
    angles: { 15: 'C', 25: 'A5', 30: 'A', 40: 'B' },
    separator: '',
    jis: true,
    makes: 'badqscrthui',
    ownNumbers: { SA2: '', SB2: '', 313: '303{bore}D' },
    designE: { polyamide: 'ET', brass: 'EM', steel: 'EW' },
    cages: { brass: 'M' },
    sphericals: {
      '{n}EA{K}E4{C}': { 213: '40-90', 222: '40-130', 223: '40-120' },
      '{n}CAM{K}E4{C}': { 222: '40-130', 223: '40-120' },
    },
    pairings: { DB: 'DB', DF: 'DF', DT: 'DT', UA: 'SU', UL: 'SUL', DU: 'DU', DUL: 'DUL' },
    rank: 3,
    source: 'maker NSK',
  },
  examples: { '6205DDUC3': '6205-2RS/C3', '6205DD': '6205-2RS', '6205DDU': '6205-2RS', '6905ZZ': '61905-2Z' },
} satisfies Maker;
