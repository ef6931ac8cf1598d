import { msg } from '../../lib/i18n.ts';
import type { Maker } from '../maker.ts';
import { koyoDemo } from './koyo-demo.data.ts';

export const koyo = {
  name: 'Koyo',
  brands: ['KOYO', 'JTEKT'],
  country: 'JP',
  suffixes: [{ text: 'CA', on: 'a', angleDegrees: 20, source: 'maker Koyo' }],
  spelling: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: ' RS', '2RS': ' 2RS', RZ: ' RU', '2RZ': ' 2RU', RSL: ' RD', '2RSL': ' 2RD' },
    angles: { 15: 'C', 20: 'CA', 25: 'AC', 30: 'A', 40: 'B' },
    separator: ' ',
    jis: true,
    makes: 'baqscrtuhni',
    designE: { '': 'R', brass: 'RFY', polyamide: 'RFG' },
    cages: { brass: 'FY', polyamide: 'FG' },
    sphericals: { '{n}RHR{K}W33{ C}': { 222: '50 60' } },
    pairings: { DB: 'DB', DF: 'DF', DT: 'DT' },
    rank: 5,
    source: 'maker Koyo',
  },
  examples: { '6205 2RS C3': '6205-2RS/C3', '6905ZZ': '61905-2Z' },
  page: {
    path: 'koyo',
    origin: msg('Japan'),
    text: msg('Ball, tapered and cylindrical roller bearings from Japan.'),
    href: 'https://koyo.jtekt.co.jp/en/',
  },
  demo: koyoDemo,
} satisfies Maker;
