import { msg } from '../../lib/i18n.ts';
import type { Maker } from '../maker.ts';
import { zwzDemo } from './zwz-demo.data.ts';

export const zwz = {
  name: 'ZWZ',
  brands: ['ZWZ', 'LYC', 'HRB', 'TMB', 'C&U', 'CXE', 'HCH'],
  country: 'CN',
  spelling: {
    seals: {
      Z: '-Z',
      '2Z': '-2Z',
      RS: '-RS',
      '2RS': '-2RS',
      RZ: '-RZ',
      '2RZ': '-2RZ',
      RSZ: '-RSZ',
      RZZ: '-RZZ',
    },
    angles: { 15: 'C', 25: 'AC', 40: 'B' },
    separator: '/',
    makes: 'badqscrtuhn',
    designE: { '': 'E', brass: 'EM' },
    cages: { brass: 'M', polyamide: 'TN' },
    withSleeve: true,
    sphericals: {
      '{n}CC{K}/{C}W33': {
        213: '20-120',
        222: '25-400',
        223: '40-400',
        230: '90-300',
        231: '90-300',
        232: '90-300',
        240: '90-300',
        241: '90-300',
      },
      '{n}CA{K}/{C}W33': {
        213: '20-120',
        222: '25-400',
        223: '40-400',
        230: '90-1000',
        231: '90-1000',
        232: '90-800',
        239: '120-1000',
        240: '90-1000',
        241: '90-1000',
      },
      '{n}MB{K}/{C}W33': {
        222: '25-400',
        223: '40-400',
        230: '90-1000',
        231: '90-1000',
        232: '90-800',
        239: '120-1000',
      },
    },
    pairings: { DB: '/DB', DF: '/DF', DT: '/DT' },
    stainless: 'S',
    rank: 7,
    source: 'GB/T 272',
  },
  examples: { '6205-2RS/C3': '6205-2RS/C3', '7205AC': '7205AC' },
  page: {
    path: 'zwz',
    origin: msg('China'),
    text: msg(
      'Spherical, cylindrical and large bearings from China, from a maker in business since 1938 with over 10,000 types of bearing products.',
    ),
    href: 'https://www.zwz-bearing.com/',
  },
  demo: zwzDemo,
} satisfies Maker;
