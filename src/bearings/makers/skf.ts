import type { Maker } from '../maker.ts';

export const skf = {
  name: 'SKF',
  brands: ['SKF'],
  spelling: {
    sealsOf: { 'spherical plain': { '2RS': '-2RS' }, 'rod end': { '2RS': '-2RS' } },
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
    // A groove and three holes are standard with E, and not written.
    sphericals: {
      '{n}E{K}{/C}': { 213: '40-100', 222: '25-130', 223: '40-110' },
      '{n}CC{K}/{C}W33': {
        ...{ 213: '25-35', 222: '140-320', 223: '120-280', 230: '110-340', 231: '100-340' },
        ...{ 232: '90-320', 239: '180-340', 240: '100-340', 241: '100-320' },
      },
      '{n}CA{K}/{C}W33': { 230: '440-630', 231: '440-600', 232: '340 440-500', 239: '460-630' },
    },
    pairings: { DB: '/DB', DF: '/DF', DT: '/DT' },
    stainless: 'W',
    insulated: '/VL0241',
    ownNumbers: {
      ...{ UC2: 'YAR{code}-2F', UEL2: 'YEL{code}-2F', SA2: 'YET{code}', SB2: 'YAT{code}' },
      ...{ PHS: 'SIKAC{d}M', PHSL: 'SILKAC{d}M', POS: 'SAKAC{d}M', POSL: 'SALKAC{d}M' },
      ...{ SIKB: 'SIKB{d}F', SILKB: 'SILKB{d}F', SAKB: 'SAKB{d}F', SALKB: 'SALKB{d}F' },
      ...{ UCP2: 'SYJ{d}TF', UCF2: 'FY{d}TF', UCFL2: 'FYTB{d}TF' },
      SNV: '',
    },
    rank: 1,
    source: 'maker SKF',
  },
  examples: { '6205-2RS1/C3': '6205-2RS/C3', '61905-2Z': '61905-2Z', '7205B': '7205B' },
} satisfies Maker;
