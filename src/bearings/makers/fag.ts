import { msg } from '../../lib/i18n.ts';
import type { Maker } from '../maker.ts';

/** What INA made keeps its letters. */
const ofInaNeedles = { RS: '-RS', '2RS': '-2RS' } as const;
const ofInaRollers = { '2RS': '-PP' } as const;

export const fag = {
  name: 'FAG',
  brands: ['FAG', 'INA', 'SCHAEFFLER'],
  suffixes: [{ text: 'E', on: 'a', angleDegrees: 25, source: 'maker FAG' }],
  prefixes: [
    { text: 'HCB', on: 'a', material: msg('ceramic balls'), source: 'maker FAG' },
    ...['HS', 'HSS', 'HCS', 'XC', 'XCB', 'XCS'].map((text) => ({ text, on: 'a', special: text, source: 'maker FAG' })),
    { text: 'B', on: 'a', source: 'maker FAG' },
  ],
  spelling: {
    seals: {
      Z: '-Z',
      '2Z': '-2Z',
      RS: '-RSR',
      '2RS': '-2RSR',
      RZ: '-RSD',
      '2RZ': '-2RSD',
      RSL: '-BRS',
      '2RSL': '-2BRS',
    },
    sealsOf: {
      'needle drawn cup open': ofInaNeedles,
      'needle drawn cup closed': ofInaNeedles,
      'needle roller with inner ring': ofInaNeedles,
      'needle roller without inner ring': ofInaNeedles,
      'spherical plain': { '2RS': '-2RS' },
      'rod end': { '2RS': '-2RS' },
      ...{ KR: ofInaRollers, KRE: ofInaRollers, KRV: ofInaRollers, KRVE: ofInaRollers },
      ...{ NNF50: ofInaRollers, NNCF50: ofInaRollers, NATR: ofInaRollers, NATV: ofInaRollers },
    },
    angles: { 15: '-C', 25: '-E', 40: '-B' },
    separator: '-',
    designE: { '': '-E', polyamide: '-E-TVP2', brass: '-E-M1' },
    cages: { brass: '-M' },
    angularCages: { brass: '-MP', polyamide: '-TVP', steel: '-JP' },
    toroidal: true,
    withSleeve: true,
    sphericals: { '{n}-E1-XL{-K}{-C}': { 213: '40-85', 222: '25-180', 223: '40-150' } },
    pairings: { DB: '-DB', DF: '-DF', DT: '-DT', UA: '-UA', UO: '-UO', UL: '-UL', DUL: '-DUL' },
    stainless: 'S',
    insulated: '-J20AA',
    ownNumbers: {
      ...{ UC2: 'GYE{d}-KRR-B', UEL2: 'GE{d}-KRR-B', SA2: 'GRAE{d}-NPP-B', SB2: 'GAY{d}-NPP-B' },
      ...{ UCP2: 'RASEY{d}', UCF2: 'RCJY{d}', UCFL2: 'RCJTY{d}' },
      ...{ GE: 'GE{d}-DO', SI: 'GIR{d}-DO', SIL: 'GIL{d}-DO', SA: 'GAR{d}-DO', SAL: 'GAL{d}-DO' },
      ...{ PHS: 'GIKFR{d}-PB', PHSL: 'GIKFL{d}-PB', POS: 'GAKFR{d}-PB', POSL: 'GAKFL{d}-PB' },
      ...{ SIKB: 'GIKFR{d}-PW', SILKB: 'GIKFL{d}-PW', SAKB: 'GAKFR{d}-PW', SALKB: 'GAKFL{d}-PW' },
      ...{ SNL2: '', SNL5: '', SNL6: '', SNL30: '', SNL31: '' },
      ...{ NCF18: 'SL18{code}', NCF22: 'SL18{code}', NCF29: 'SL18{code}', NCF30: 'SL18{code}', NNCF50: 'SL18{code}' },
      ...{ NNC48: 'SL01{code}', NNC49: 'SL01{code}', NNCL48: 'SL02{code}', NNCL49: 'SL02{code}' },
      ...{ NJG23: 'SL19{code}', NNF50: 'SL04{code}' },
      ...{ SE2: '', SE3: '', SE5: '', SE6: '' },
    },
    rank: 2,
    source: 'maker FAG',
  },
  examples: { '6205-2RSR-C3': '6205-2RS/C3', '7205-E': '7205AC' },
} satisfies Maker;
