import type { Maker } from '../maker.ts';

export const nachi = {
  name: 'Nachi',
  brands: ['NACHI'],
  spelling: {
    seals: { Z: 'ZE', '2Z': 'ZZE', RS: 'NSE', '2RS': '-2NSE', RZ: 'NKE', '2RZ': '-2NKE' },
    angles: { 15: 'C', 40: 'B' },
    separator: '',
    jis: true,
    makes: 'bascrh',
    designE: { '': 'E', brass: 'EMY', polyamide: 'EG' },
    sphericals: { '{n}EXW33{K}{ C}': { 222: '100' } },
    pairings: { DB: 'DB', DF: 'DF', DT: 'DT' },
    rank: 10,
    source: 'maker Nachi',
  },
  examples: { '6205-2NSE': '6205-2RS', '6205ZZE': '6205-2Z' },
} satisfies Maker;
