import type { Maker } from '../maker.ts';

export const skf = {
  name: 'SKF',
  brands: ['SKF'],
  spelling: {
    seals: {
      Z: '-Z',
      '2Z': '-2Z',
      RS: '-RS1',
      '2RS': '-2RS1',
      RZ: '-RZ',
      '2RZ': '-2RZ',
      RSL: '-RSL',
      '2RSL': '-2RSL',
    },
    angles: { 15: 'CD', 25: 'AC', 30: 'A', 40: 'B' },
    separator: '/',
    designE: { '': 'EC', polyamide: 'ECP', brass: 'ECM', steel: 'ECJ', peek: 'ECPH' },
    cages: { brass: 'M', polyamide: 'TN9' },
    angularCages: { brass: 'M', polyamide: 'EP' },
    toroidal: true,
    withSleeve: true,
    greaseGroove: '/W33',
    pairings: { DB: '/DB', DF: '/DF', DT: '/DT' },
    stainless: 'W',
    insulated: '/VL0241',
    ownNumbers: {
      ...{ UC2: 'YAR{code}-2F', UEL2: 'YEL{code}-2F', SA2: 'YET{code}', SB2: 'YAT{code}' },
      ...{ PHS: 'SIKAC{d}M', PHSL: 'SILKAC{d}M', POS: 'SAKAC{d}M', POSL: 'SALKAC{d}M' },
      ...{ SIKB: 'SIKB{d}F', SILKB: 'SILKB{d}F', SAKB: 'SAKB{d}F', SALKB: 'SALKB{d}F' },
      ...{ UCP2: 'SY{d}TF', UCF2: 'FY{d}TF', UCFL2: 'FYTB{d}TF' },
      SNV: '',
    },
    rank: 1,
    source: 'maker SKF',
  },
  examples: { '6205-2RS1/C3': '6205-2RS/C3', '61905-2Z': '61905-2Z', '7205B': '7205B' },
} satisfies Maker;
