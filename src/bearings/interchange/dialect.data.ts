import type { SealCode } from '../attributes.ts';
import type { Dialect } from '../makers.data.ts';

/** How a dialect writes the facts of a designation; what is missing it cannot write. */
export type DialectRow = {
  readonly seals: Readonly<Partial<Record<SealCode, string>>>;
  readonly angles: Readonly<Record<number, string>>;
  readonly separator: string;
  readonly jis?: true;
  readonly source: string;
};

const ISO_SEALS = {
  Z: '-Z',
  '2Z': '-2Z',
  RS: '-RS',
  '2RS': '-2RS',
  RZ: '-RZ',
  '2RZ': '-2RZ',
  RSL: '-RSL',
  '2RSL': '-2RSL',
  RSZ: '-RSZ',
  RZZ: '-RZZ',
} as const;

export const dialectRows: Readonly<Record<Exclude<Dialect, 'generic'>, DialectRow>> = {
  SKF: {
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
    source: 'maker SKF',
  },
  FAG: {
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
    angles: { 15: '-C', 25: '-E', 40: '-B' },
    separator: '-',
    source: 'maker FAG',
  },
  NSK: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: 'DU', '2RS': 'DDU', RZ: 'V', '2RZ': 'VV', '2RSL': 'DDW' },
    angles: { 15: 'C', 25: 'A5', 30: 'A', 40: 'B' },
    separator: '',
    jis: true,
    source: 'maker NSK',
  },
  NTN: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: 'LU', '2RS': 'LLU', RZ: 'LB', '2RZ': 'LLB', RSL: 'LH', '2RSL': 'LLH' },
    angles: { 15: 'C', 25: 'AD', 30: '', 40: 'B' },
    separator: '',
    jis: true,
    source: 'maker NTN',
  },
  Koyo: {
    seals: { Z: 'Z', '2Z': 'ZZ', RS: ' RS', '2RS': ' 2RS', RZ: ' RU', '2RZ': ' 2RU', RSL: ' RD', '2RSL': ' 2RD' },
    angles: { 15: 'C', 20: 'CA', 25: 'AC', 30: 'A', 40: 'B' },
    separator: ' ',
    jis: true,
    source: 'maker Koyo',
  },
  IKO: {
    seals: { RS: 'U', '2RS': 'UU' },
    angles: {},
    separator: ' ',
    source: 'maker IKO',
  },
  ZWZ: {
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
    source: 'GB/T 272',
  },
  DPI: {
    seals: { ...ISO_SEALS, Z: ' Z', '2Z': ' ZZ' },
    angles: { 15: 'C', 25: 'AC', 30: 'A', 40: 'B' },
    separator: ' ',
    source: 'maker DPI',
  },
};

/** ISO series to the one of JIS B 1513. */
export const jisSeries: Readonly<Record<string, string>> = {
  '617': '67',
  '618': '68',
  '619': '69',
  '718': '78',
  '719': '79',
};
