import { msg } from '../../lib/i18n.ts';
import type { SuffixRow } from '../affixes.ts';
import { makerSuffixes } from '../makers.ts';

const seals: readonly SuffixRow[] = [
  { text: 'Z', on: 'bads', seal: 'Z', source: 'ISO' },
  { text: '2Z', on: 'bads', seal: '2Z', source: 'ISO' },
  { text: 'ZZ', on: 'bads', seal: '2Z', source: 'JIS B 1513' },
  { text: 'ZR', on: 'bads', seal: 'Z', source: 'maker FAG' },
  { text: '2ZR', on: 'bads', seal: '2Z', source: 'maker FAG' },
  { text: 'ZE', on: 'bads', seal: 'Z', source: 'maker Nachi' },
  { text: 'ZZE', on: 'bads', seal: '2Z', source: 'maker Nachi' },
  { text: 'ZX', on: 'bads', seal: 'Z', source: 'maker Koyo' },
  { text: 'ZZX 2ZX', on: 'bads', seal: '2Z', source: 'maker Koyo' },
  { text: 'ZZS ZZ1', on: 'bads', seal: '2Z', source: 'maker NSK' },
  { text: 'ZZA', on: 'bads', seal: '2Z', source: 'maker NTN' },
  { text: 'RS', on: 'badsnc', seal: 'RS', source: 'ISO' },
  { text: '2RS', on: 'badsnroc', seal: '2RS', source: 'ISO' },
  { text: '2Z 2ZR ZZ KDDU', on: 'o', seal: '2Z', source: 'maker INA' },
  { text: 'RS1 RS2 RSH', on: 'bads', seal: 'RS', source: 'maker SKF' },
  { text: '2RS5', on: 'r', seal: '2RS', source: 'maker SKF' },
  { text: '2RS1 2RS2 2RSH', on: 'bads', seal: '2RS', source: 'maker SKF' },
  { text: '2CS 2CS2 2CS5', on: 'r', seal: '2RS', source: 'maker SKF' },
  { text: 'RSR HRS', on: 'badsnc', seal: 'RS', source: 'maker FAG' },
  { text: '2RSR 2HRS', on: 'badsnrc', seal: '2RS', source: 'maker FAG' },
  { text: 'DU', on: 'bds', seal: 'RS', source: 'maker NSK' },
  { text: 'DDU', on: 'bads', seal: '2RS', source: 'maker NSK' },
  { text: 'DD', on: 'b', seal: '2RS', source: 'maker NSK' },
  { text: 'LU', on: 'bads', seal: 'RS', source: 'maker NTN' },
  { text: 'LLU', on: 'bads', seal: '2RS', source: 'maker NTN' },
  { text: 'RK', on: 'bs', seal: 'RS', source: 'maker Koyo' },
  { text: '2RK', on: 'bs', seal: '2RS', source: 'maker Koyo' },
  { text: 'NSE', on: 'bs', seal: 'RS', source: 'maker Nachi' },
  { text: '2NSE 2NSE9 2NS', on: 'bs', seal: '2RS', source: 'maker Nachi' },
  { text: 'EE', on: 'bs', seal: '2RS', source: 'maker SNR' },
  { text: 'U', on: 'n', seal: 'RS', source: 'maker IKO' },
  { text: 'UU UUR', on: 'n', seal: '2RS', source: 'maker IKO' },
  { text: 'UUR 2RSR NPPU', on: 'o', seal: '2RS', source: 'maker INA' },
  { text: 'UU NPP', on: 'o', seal: '2RS', special: msg('cylindrical surface'), source: 'maker INA' },
  { text: 'KDD', on: 'o', seal: '2Z', special: msg('cylindrical surface'), source: 'maker INA' },
  { text: 'X', on: 'o', special: msg('cylindrical surface'), source: 'maker INA' },
  { text: '2LS', on: 'o', seal: '2RS', source: 'maker SKF' },
  { text: '2LS 2LSV', on: 'c', seal: '2RS', source: 'maker SKF' },
  { text: 'L', on: 'n', seal: 'RS', source: 'maker NTN' },
  { text: 'LL', on: 'n', seal: '2RS', source: 'maker NTN' },
  // H is the hexagon socket of the stud
  { text: 'LL LLH', on: 'o', seal: '2RS', source: 'maker NTN' },
  { text: 'PP', on: 'nco', seal: '2RS', source: 'maker INA' },
  { text: '2RZ', on: 't', seal: '2RZ', source: 'TB/T 2235' },
  { text: 'RZ', on: 'bads', seal: 'RZ', source: 'ISO' },
  { text: '2RZ', on: 'bads', seal: '2RZ', source: 'ISO' },
  { text: 'RSD', on: 'ba', seal: 'RZ', source: 'maker FAG' },
  { text: '2RSD', on: 'ba', seal: '2RZ', source: 'maker FAG' },
  { text: 'V', on: 'b', seal: 'RZ', first: true, source: 'maker NSK' },
  { text: 'VV', on: 'ba', seal: '2RZ', source: 'maker NSK' },
  { text: 'LB', on: 'ba', seal: 'RZ', source: 'maker NTN' },
  { text: 'LLB', on: 'ba', seal: '2RZ', source: 'maker NTN' },
  { text: 'RU', on: 'bs', seal: 'RZ', source: 'maker Koyo' },
  { text: '2RU', on: 'bs', seal: '2RZ', source: 'maker Koyo' },
  { text: 'NKE', on: 'b', seal: 'RZ', source: 'maker Nachi' },
  { text: '2NKE 2NKE9 2NK', on: 'b', seal: '2RZ', source: 'maker Nachi' },
  { text: 'RSL', on: 'b', seal: 'RSL', source: 'maker SKF' },
  { text: '2RSL', on: 'b', seal: '2RSL', source: 'maker SKF' },
  { text: 'BRS ELS', on: 'b', seal: 'RSL', source: 'maker FAG' },
  { text: '2BRS 2ELS', on: 'b', seal: '2RSL', source: 'maker FAG' },
  { text: 'DW', on: 'b', seal: 'RSL', source: 'maker NSK' },
  { text: 'DDW', on: 'b', seal: '2RSL', source: 'maker NSK' },
  { text: '2NSL', on: 'b', seal: '2RSL', source: 'maker Nachi' },
  { text: 'LH', on: 'b', seal: 'RSL', source: 'maker NTN' },
  { text: 'LLH', on: 'b', seal: '2RSL', source: 'maker NTN' },
  { text: 'RD', on: 'b', seal: 'RSL', source: 'maker Koyo' },
  { text: '2RD', on: 'b', seal: '2RSL', source: 'maker Koyo' },
  { text: 'RSZ ZRS', on: 'b', seal: 'RSZ', source: 'GB/T 272' },
  { text: 'RZZ ZRZ', on: 'b', seal: 'RZZ', source: 'GB/T 272' },
  // not N with RZZ
  { text: 'NRZZ', on: 'b', seal: '2Z', snapRing: 'NR', source: 'JIS B 1513' },
];

const clearances: readonly SuffixRow[] = [
  { text: 'C1', on: '*', clearance: 'C1', source: 'ISO 5753-1' },
  { text: 'C2', on: '*g', clearance: 'C2', source: 'ISO 5753-1' },
  { text: 'CN', on: '*g', clearance: 'CN', source: 'ISO 5753-1' },
  { text: 'C0', on: '*', clearance: 'CN', source: 'GB/T 4604' },
  { text: 'C3', on: '*g', clearance: 'C3', source: 'ISO 5753-1' },
  { text: 'C4', on: '*g', clearance: 'C4', source: 'ISO 5753-1' },
  { text: 'C5', on: '*g', clearance: 'C5', source: 'ISO 5753-1' },
  { text: 'CM', on: 'bdscr', clearance: 'CM', source: 'JIS B 1520' },
  { text: 'CT', on: 'c', clearance: 'CT', source: 'maker NSK' },
  { text: 'C2H', on: '*', clearance: 'C2', clearanceNote: msg('upper half'), source: 'maker SKF' },
  { text: 'C2L', on: '*', clearance: 'C2', clearanceNote: msg('lower half'), source: 'maker SKF' },
  { text: 'CNH', on: '*', clearance: 'CN', clearanceNote: msg('upper half'), source: 'maker SKF' },
  { text: 'CNL', on: '*', clearance: 'CN', clearanceNote: msg('lower half'), source: 'maker SKF' },
  { text: 'CNM', on: '*', clearance: 'CN', clearanceNote: msg('middle'), source: 'maker SKF' },
  { text: 'C3H', on: '*', clearance: 'C3', clearanceNote: msg('upper half'), source: 'maker SKF' },
  { text: 'C3L', on: '*', clearance: 'C3', clearanceNote: msg('lower half'), source: 'maker SKF' },
  { text: 'C3M', on: '*', clearance: 'C3', clearanceNote: msg('middle'), source: 'maker SKF' },
  { text: 'C1NA', on: 'c', clearance: 'C1', clearanceNote: msg('not interchangeable'), source: 'maker FAG' },
  { text: 'C2NA', on: 'c', clearance: 'C2', clearanceNote: msg('not interchangeable'), source: 'maker FAG' },
  { text: 'C3NA', on: 'c', clearance: 'C3', clearanceNote: msg('not interchangeable'), source: 'maker FAG' },
  { text: 'C4NA', on: 'c', clearance: 'C4', clearanceNote: msg('not interchangeable'), source: 'maker FAG' },
  ...(['C2', 'C3', 'C4', 'C5'] as const).map((clearance) => ({
    text: `J${clearance.slice(1)}0`,
    on: 'bascr',
    clearance,
    source: 'maker SNR',
  })),
  { text: 'CD2', on: 'd', clearance: 'C2', source: 'maker Koyo' },
  { text: 'CDN', on: 'd', clearance: 'CN', source: 'maker Koyo' },
  { text: 'CD3', on: 'd', clearance: 'C3', source: 'maker Koyo' },
];

const precisions: readonly SuffixRow[] = [
  { text: 'P0 PN ABEC1', on: '*', precision: '', source: 'ISO 492' },
  { text: 'P6', on: '*g', precision: 'P6', source: 'ISO 492' },
  { text: 'ABEC3', on: '*', precision: 'P6', source: 'ABMA 20' },
  { text: 'P6X', on: 't', precision: 'P6X', source: 'ISO 492' },
  { text: 'CLN', on: 't', precision: 'P6X', source: 'maker SKF' },
  { text: 'P5', on: '*g', precision: 'P5', source: 'ISO 492' },
  { text: 'ABEC5', on: '*', precision: 'P5', source: 'ABMA 20' },
  { text: 'P5A', on: '*', precision: 'P5A', source: 'maker SKF' },
  { text: 'P4', on: '*g', precision: 'P4', source: 'ISO 492' },
  { text: 'ABEC7', on: '*', precision: 'P4', source: 'ABMA 20' },
  { text: 'P4A', on: 'a', precision: 'P4A', source: 'maker SKF' },
  { text: 'P4B', on: 'a', precision: 'P4B', source: 'maker SKF' },
  { text: 'P4S', on: 'a', precision: 'P4S', source: 'maker FAG' },
  // FAG writes the set behind the class, where NSK writes SUL before P4
  ...['UL', 'UM', 'UH', 'DUL', 'DUM', 'DUH'].map((pairing) => ({
    text: `P4S${pairing}`,
    on: 'a',
    precision: 'P4S' as const,
    pairing,
    source: 'maker FAG',
  })),
  { text: 'P3', on: 'ac', precision: 'P3', source: 'maker NSK' },
  { text: 'P42', on: 'ac', precision: 'P42', source: 'maker NTN' },
  { text: 'P2', on: '*g', precision: 'P2', source: 'ISO 492' },
  { text: 'ABEC9', on: '*', precision: 'P2', source: 'ABMA 20' },
  { text: 'SP', on: 'ch', precision: 'SP', source: 'maker SKF' },
  { text: 'UP', on: 'ch', precision: 'UP', source: 'maker SKF' },
  { text: 'P62', on: '*', precision: 'P6', clearance: 'C2', source: 'GB/T 272' },
  { text: 'P63', on: '*', precision: 'P6', clearance: 'C3', source: 'GB/T 272' },
  { text: 'P64', on: '*', precision: 'P6', clearance: 'C4', source: 'GB/T 272' },
  { text: 'P52', on: '*', precision: 'P5', clearance: 'C2', source: 'GB/T 272' },
  { text: 'P53', on: '*', precision: 'P5', clearance: 'C3', source: 'GB/T 272' },
  { text: 'P54', on: '*', precision: 'P5', clearance: 'C4', source: 'GB/T 272' },
  { text: 'P43', on: '*', precision: 'P4', clearance: 'C3', source: 'GB/T 272' },
  { text: 'PA9A', on: 'a', precision: 'P2', source: 'maker SKF' },
  // P4 with a mark of the maker's own
  { text: 'P4C', on: 'a', precision: 'P4', special: 'P4C', source: 'maker SKF' },
];

const ringsAndAngles: readonly SuffixRow[] = [
  { text: 'K', on: 'src', bore: 'taper 1:12', source: 'ISO 15' },
  { text: 'K30', on: 'r', bore: 'taper 1:30', source: 'ISO 15' },
  { text: 'KR', on: 'c', bore: 'taper 1:12', source: 'maker NSK' },
  { text: 'N', on: 'baqdscrt', snapRing: 'N', source: 'ISO 464' },
  { text: 'NR', on: 'baqdscrt', snapRing: 'NR', source: 'ISO 464' },
  { text: 'NB', on: 'b', snapRing: 'NB', source: 'GB/T 272' },
  { text: 'NBR', on: 'b', snapRing: 'NBR', source: 'maker SKF' },
  { text: '2NR', on: 'c', snapRing: 'NR', source: 'maker INA' },
  { text: 'N1 N2', on: 'baqcr', variant: 'notch', source: 'ISO 20515' },
  { text: 'A', on: 'a', angleDegrees: 30, source: 'JIS B 1513' },
  { text: 'A5', on: 'a', angleDegrees: 25, source: 'maker NSK' },
  { text: 'AC', on: 'a', angleDegrees: 25, source: 'GB/T 272' },
  { text: 'ACD ACE', on: 'a', angleDegrees: 25, source: 'maker SKF' },
  { text: 'B', on: 'a', angleDegrees: 40, source: 'JIS B 1513' },
  { text: 'C', on: 'a', angleDegrees: 15, source: 'JIS B 1513' },
  { text: 'CD CE', on: 'a', angleDegrees: 15, source: 'maker SKF' },
  // the design B for high speeds: S7011ACB/HCGA/P4A
  { text: 'CB', on: 'a', first: true, angleDegrees: 15, source: 'maker SKF' },
  { text: 'ACB', on: 'a', first: true, angleDegrees: 25, source: 'maker SKF' },
  { text: 'UC', on: 'a', first: true, angleDegrees: 15, source: 'maker NTN' },
  { text: 'UAD', on: 'a', first: true, angleDegrees: 25, source: 'maker NTN' },
  { text: 'B', on: 't', first: true, special: 'B', source: 'ISO 355' },
  { text: 'C', on: 't', first: true, special: 'C', source: 'maker NSK' },
  { text: 'D', on: 't', first: true, special: 'D', source: 'JIS B 1513' },
  { text: 'R XR', on: 't', special: msg('flanged cup'), source: 'maker SKF' },
];

const UNIVERSAL_AFTER = 'A AC ACD ACE AD B C CD CE E UAD UC';
/** Stands behind cage and material too, and behind the number: 71968CDMAGA, S71918CB/HCGA, BSD2047CGA. */
const PRELOADED_AFTER = ` ${UNIVERSAL_AFTER} CB ACB HC MA M TN TN9 TP`;
const pairings: readonly SuffixRow[] = [
  // Preload is part of the arrangement: DBA is not DBB.
  ...['DB', 'DF', 'DT'].map((text) => ({ text, on: 'batu', pairing: text, source: 'ISO 15' })),
  ...[
    'DBA',
    'DBB',
    'DBC',
    'DBEL',
    'DBL',
    'DBM',
    'DBH',
    'DFA',
    'DFB',
    'DFC',
    'DFEL',
    'DFL',
    'DFM',
    'DFH',
    'DTA',
    'DTB',
  ].map((text) => ({ text, on: 'a', pairing: text, source: 'maker NSK' })),
  ...['TBT', 'TFT', 'QBC', 'QFC', 'QBT', 'DG'].flatMap((set) =>
    ['', 'A', 'B', 'C', 'L', 'M'].map((preload) => ({
      text: set + preload,
      on: 'a',
      pairing: set + preload,
      source: 'maker SKF',
    })),
  ),
  { text: 'N11CA', on: 't', pairing: 'DF', source: 'maker FAG' },
  { text: 'UA U', on: 'a', pairing: 'UA', source: 'maker FAG' },
  { text: 'UO', on: 'a', pairing: 'UO', source: 'maker FAG' },
  { text: 'UL', on: 'a', pairing: 'UL', source: 'maker FAG' },
  { text: 'UM', on: 'a', pairing: 'UM', source: 'maker FAG' },
  { text: 'UH', on: 'a', pairing: 'UH', source: 'maker FAG' },
  { text: 'SU', on: 'a', pairing: 'UA', source: 'maker NSK' },
  { text: 'SUL', on: 'a', pairing: 'UL', source: 'maker NSK' },
  { text: 'SUM', on: 'a', pairing: 'UM', source: 'maker NSK' },
  { text: 'SUH', on: 'a', pairing: 'UH', source: 'maker NSK' },
  { text: 'SUEL', on: 'a', pairing: 'UEL', source: 'maker NSK' },
  // two bearings, where SU is one of the same kind
  ...['DU', 'DUL', 'DUM', 'DUH', 'DUEL'].map((text) => ({ text, on: 'a', pairing: text, source: 'maker NSK' })),
  { text: 'CB G', on: 'a', after: `${UNIVERSAL_AFTER} L1 LP T2 M W`, pairing: 'UA', source: 'maker SKF' },
  ...['GL', 'GN', 'GM', 'GH'].map((text) => ({ text, on: 'a', special: text, source: 'maker NTN' })),
  ...['C9', 'C10', 'PN7A', 'PN7B', 'C9PN7A', 'C9PN7B', 'C10PN7A', 'C10PN7B'].map((text) => ({
    text,
    on: 'a',
    special: text,
    source: 'maker NSK',
  })),
  { text: 'CA', on: 'a', after: UNIVERSAL_AFTER, pairing: 'UCA', source: 'maker SKF' },
  { text: 'CC', on: 'a', after: UNIVERSAL_AFTER, pairing: 'UCC', source: 'maker SKF' },
  { text: 'GA', on: 'a', after: PRELOADED_AFTER, pairing: 'UL', source: 'maker SKF' },
  { text: 'GB', on: 'a', after: PRELOADED_AFTER, pairing: 'UM', source: 'maker SKF' },
  { text: 'GC', on: 'a', after: PRELOADED_AFTER, pairing: 'UH', source: 'maker SKF' },
  // CD with GA, not C with the pair DGA
  ...(['UL', 'UM', 'UH'] as const).flatMap((pairing, i) => [
    { text: `CBG${'ABC'.charAt(i)}`, on: 'a', first: true as const, angleDegrees: 15, pairing, source: 'maker SKF' },
    { text: `ACBG${'ABC'.charAt(i)}`, on: 'a', first: true as const, angleDegrees: 25, pairing, source: 'maker SKF' },
    { text: `CDG${'ABC'.charAt(i)}`, on: 'a', angleDegrees: 15, pairing, source: 'maker SKF' },
    { text: `ACDG${'ABC'.charAt(i)}`, on: 'a', angleDegrees: 25, pairing, source: 'maker SKF' },
  ]),
  { text: 'UCA', on: 'a', pairing: 'UCA', source: 'ISO' },
  { text: 'UCC', on: 'a', pairing: 'UCC', source: 'ISO' },
];

const cages: readonly SuffixRow[] = [
  { text: 'M MP', on: 'baqdscrhn', cage: 'brass', source: 'ISO' },
  { text: 'MA MPA', on: 'baqdscrhn', cage: 'brass', cageGuidance: 'outer ring', source: 'ISO' },
  { text: 'MAS', on: 'bc', cage: 'brass', cageGuidance: 'outer ring', source: 'maker SKF' },
  { text: 'MBS', on: 'bc', cage: 'brass', cageGuidance: 'inner ring', source: 'maker SKF' },
  { text: 'MB', on: 'baqdschn', cage: 'brass', cageGuidance: 'inner ring', source: 'ISO' },
  { text: 'MB', on: 'r', cage: 'brass', cageGuidance: 'inner ring', design: 'MB', source: 'GB/T 272' },
  { text: 'MPB', on: 'baqdscrhn', cage: 'brass', cageGuidance: 'inner ring', source: 'maker FAG' },
  { text: 'M1 M6 ML MR', on: 'baqdscrh', cage: 'brass', source: 'maker FAG' },
  { text: 'MY', on: 'baqscr', cage: 'brass', source: 'maker Nachi' },
  { text: 'EMY', on: 'c', cage: 'brass', design: 'E', source: 'maker Nachi' },
  { text: 'M1A', on: 'baqdscr', cage: 'brass', cageGuidance: 'outer ring', source: 'maker FAG' },
  { text: 'L1', on: 'baqcrs', cage: 'brass', source: 'maker NTN' },
  { text: 'LP', on: 'baqcs', cage: 'brass', source: 'maker NTN' },
  { text: 'FY FW', on: 'bcaqs', cage: 'brass', source: 'maker Koyo' },
  { text: 'Y', on: 'abq', cage: 'brass', source: 'maker SKF' },
  { text: 'JP', on: 'aq', cage: 'steel', source: 'maker FAG' },
  { text: 'J JN JN1 JA', on: 'baqscd', cage: 'steel', source: 'ISO' },
  { text: 'JA', on: 'r', cage: 'steel', cageGuidance: 'outer ring', source: 'maker SKF' },
  { text: 'JEM', on: 'b', cage: 'steel', source: 'maker SKF' },
  { text: 'W', on: 'baqc', cage: 'steel', source: 'maker NSK' },
  { text: 'F F1 FA FP', on: 'baqchr', cage: 'steel', source: 'GB/T 272' },
  { text: 'TN TN1 TN2 TN9 TNG TNH TNHA', on: 'baqdscrhn', cage: 'polyamide', source: 'GB/T 272' },
  { text: 'TVP TVP2 TVP3 TVPB TVH TV', on: 'baqdscrhn', cage: 'polyamide', source: 'maker FAG' },
  { text: 'TYN', on: 'aq', cage: 'polyamide', source: 'maker NSK' },
  { text: 'T1X', on: 'b', cage: 'polyamide', source: 'maker NSK' },
  { text: 'T2 T2X', on: 'baqcnr', cage: 'polyamide', source: 'maker NTN' },
  { text: 'G15', on: 'baqcrs', cage: 'polyamide', source: 'maker NTN' },
  { text: 'FG MG', on: 'baqcs', cage: 'polyamide', source: 'maker Koyo' },
  { text: 'P', on: 'aqc', cage: 'polyamide', source: 'maker SKF' },
  { text: 'PH PHA PHAS', on: 'aqc', cage: 'peek', source: 'maker SKF' },
  { text: 'T TB TBH TP TPA', on: 'baq', cage: 'phenolic', source: 'GB/T 272' },
  { text: 'TR', on: 'a', cage: 'phenolic', cageGuidance: 'outer ring', source: 'maker NSK' },
  { text: 'ET', on: 'c', cage: 'polyamide', design: 'E', source: 'maker NSK' },
  { text: 'EG', on: 'c', cage: 'polyamide', design: 'E', source: 'maker Nachi' },
  { text: 'EW', on: 'c', cage: 'steel', design: 'E', source: 'maker NSK' },
  { text: 'EM EMR', on: 'cr', cage: 'brass', design: 'E', source: 'maker NSK' },
  { text: 'EG1', on: 'c', cage: 'brass', design: 'E', source: 'maker NTN' },
  { text: 'G1', on: 'c', cage: 'brass', source: 'maker NTN' },
  { text: 'ECP EP', on: 'c', cage: 'polyamide', design: 'E', source: 'maker SKF' },
  { text: 'ECM ECML ECMP ECMR', on: 'c', cage: 'brass', design: 'E', source: 'maker SKF' },
  { text: 'ECMA', on: 'c', cage: 'brass', cageGuidance: 'outer ring', design: 'E', source: 'maker SKF' },
  { text: 'ECJ', on: 'c', cage: 'steel', design: 'E', source: 'maker SKF' },
  { text: 'ECN', on: 'c', snapRing: 'N', design: 'E', source: 'maker SKF' },
  { text: 'ECPH', on: 'c', cage: 'peek', design: 'E', source: 'maker SKF' },
  { text: 'V', on: 'r', only: 'toroidal', cage: 'full complement', source: 'maker SKF' },
  { text: 'V VH CV CVH', on: 'cn', cage: 'full complement', source: 'ISO' },
  { text: 'CC CCJA CCJ CJ', on: 'r', cage: 'steel', design: 'CC', source: 'GB/T 272' },
  { text: 'CA CAM CAMA ECA ECAC CACM', on: 'r', cage: 'brass', design: 'CA', source: 'GB/T 272' },
  { text: 'CAF CAFA ECAF', on: 'r', cage: 'steel', design: 'CA', source: 'maker SKF' },
  { text: 'R RR RH RHR RZ', on: 'r', cage: 'steel', source: 'maker Koyo' },
  { text: 'RHA RA', on: 'r', cage: 'brass', source: 'maker Koyo' },
  { text: 'CD EA', on: 'r', cage: 'steel', source: 'maker NSK' },
  { text: 'EJ', on: 'rh', cage: 'steel', source: 'maker Timken' },
  { text: 'YM YMB', on: 'r', cage: 'brass', source: 'maker Timken' },
  { text: 'EX AEX', on: 'r', cage: 'steel', source: 'maker Nachi' },
  { text: 'EXQ AEXQ', on: 'r', cage: 'brass', source: 'maker Nachi' },
];

/** A letter of GOST 3189 alone and with each figure: Т, Т1 … Т9. */
const withFigures = (letters: string): string =>
  letters
    .split(' ')
    .flatMap((letter) => ['', ...'123456789'].map((figure) => letter + figure))
    .join(' ');

const NEVER_TAPERED = [
  'deep groove ball',
  'angular contact ball',
  'tapered roller',
  'thrust ball',
  'cylindrical roller thrust',
  'spherical roller thrust',
] as const;

/** The letters are those left when look-alikes are read as Latin; a dialect where Latin ones mean another thing. */
const gostSuffixes: readonly SuffixRow[] = [
  { text: withFigures('A'), on: 'g', variant: 'design', source: 'GOST 3189' },
  { text: withFigures('A'), on: 'g', only: 'cylindrical roller', dialect: 'GOST', design: 'E', source: 'GOST 3189' },
  { text: withFigures('M У X H Д Э'), on: 'g', variant: 'design', source: 'GOST 3189' },
  { text: 'KM K1 K2 K3 K4 K5 K6 K7', on: 'g', variant: 'design', source: 'GOST 3189' },
  // behind numbers of other types it may be today's tapered bore
  ...NEVER_TAPERED.map((only) => ({
    text: 'K',
    on: 'g',
    only,
    dialect: 'GOST',
    variant: 'design' as const,
    source: 'GOST 3189',
  })),
  // groove and holes for grease
  ...(['spherical roller', 'cylindrical roller double row'] as const).map((only) => ({
    text: 'H',
    on: 'g',
    only,
    dialect: 'GOST',
    variant: 'lubrication' as const,
    sameAs: 'W33',
    source: 'GOST 3189',
  })),
  { text: 'T T1', on: 'g', variant: 'heat', sameAs: 'S1', source: 'GOST 3189' },
  { text: 'T2', on: 'g', variant: 'heat', sameAs: 'S2', source: 'GOST 3189' },
  { text: 'T3 T4 T5 T6', on: 'g', variant: 'heat', source: 'GOST 3189' },
  { text: withFigures('Ш'), on: 'g', variant: 'noise', source: 'GOST 3189' },
  { text: withFigures('Л Б'), on: 'g', cage: 'brass', source: 'GOST 3189' },
  { text: withFigures('Г'), on: 'g', cage: 'steel', source: 'GOST 3189' },
  { text: withFigures('E'), on: 'g', dialect: 'GOST', cage: 'polyamide', source: 'GOST 3189' },
  { text: withFigures('Ю'), on: 'g', material: msg('stainless steel'), source: 'GOST 3189' },
  { text: 'C2 C3 C4 C5', on: 'g', dialect: 'GOST', variant: 'grease', source: 'GOST 3189' },
];

/**
 * Seals that a split housing is sold with, for a shaft that goes through and, with A in front, for one that ends in it:
 * L with four lips, S labyrinths, A V-rings, G with two lips, C of felt. FS are strips of felt.
 */
const housingSeals: readonly SuffixRow[] = [
  ...[...'LSAGC'].flatMap((kind) =>
    [`T${kind}`, `AT${kind}`, `T${kind}/AT${kind}`].map((text) => ({
      text,
      on: 'o',
      only: 'housing' as const,
      special: text,
      source: 'maker SKF',
    })),
  ),
  { text: 'FS', on: 'o', only: 'housing', special: 'FS', source: 'maker SKF' },
];

const designs: readonly SuffixRow[] = [
  { text: 'A B C E A1 E2 XL', on: 'b', variant: 'design', source: 'ISO' },
  { text: 'A B E BD XL', on: 'd', variant: 'design', source: 'ISO' },
  { text: 'SC', on: 'd', variant: 'design', source: 'maker NTN' },
  { text: 'E XL EXL', on: 'aq', variant: 'design', source: 'maker FAG' },
  { text: 'E XL', on: 's', variant: 'design', source: 'maker SKF' },
  { text: 'E EC EX EA', on: 'c', design: 'E', source: 'ISO 246' },
  { text: 'A B', on: 'c', variant: 'design', source: 'ISO' },
  { text: 'BT TB', on: 'c', variant: 'design', source: 'maker NSK' },
  { text: 'HS', on: 'c', variant: 'design', source: 'maker NTN' },
  { text: 'ADA ADB', on: 'c', variant: 'design', source: 'maker SKF' },
  { text: 'R', on: 'c', design: 'E', source: 'maker Koyo' },
  { text: 'B C E E1 E1A A', on: 'r', variant: 'design', source: 'maker FAG' },
  { text: 'XL', on: 'cr', variant: 'design', source: 'maker FAG' },
  { text: 'X', on: 't', variant: 'design', source: 'ISO 355' },
  { text: 'A XA XL', on: 't', variant: 'design', source: 'maker FAG' },
  { text: 'J J1 J2 J3', on: 't', variant: 'design', source: 'maker SKF' },
  // strengthened: 32220E
  { text: 'E', on: 't', variant: 'design', source: 'GB/T 272' },
  { text: 'Q CL7A CL7C QCL7A QCL7C', on: 'tu', variant: 'design', source: 'maker SKF' },
  { text: 'JR CR XJR', on: 't', variant: 'design', source: 'maker Koyo' },
  { text: 'XU U', on: 't', variant: 'design', source: 'maker NTN' },
  { text: 'E EF EX E1 A B C XL', on: 'h', variant: 'design', source: 'ISO' },
  { text: 'W33', on: 'h', only: 'thrust ball', variant: 'lubrication', source: 'maker SKF' },
  { text: 'G', on: 'h', only: 'axial-radial roller', special: 'G', source: 'maker SKF' },
  // preload of crossed rollers
  { text: 'CC0', on: 'n', only: 'crossed roller', special: 'CC0', source: 'maker THK' },
  // closed at one end or open for the shaft; locating or not
  ...['FS', 'AF', 'AL', 'BF', 'BL'].map((text) => ({
    text,
    on: 'o',
    only: 'housing' as const,
    special: text,
    source: 'maker SKF',
  })),
  { text: 'R', on: 'h', variant: 'design', source: 'maker Koyo' },
  { text: 'PE 2AP AP', on: 'a', variant: 'design', source: 'maker INA' },
  { text: 'A XL SG ZW TW', on: 'n', variant: 'design', source: 'maker INA' },
  { text: 'R', on: 'n', variant: 'design', source: 'maker NTN' },
  { text: 'A B SK', on: 'o', variant: 'design', source: 'maker INA' },
  { text: 'KF', on: 'o', only: 'one-way clutch', variant: 'design', source: 'maker INA' },
  // knurled, for a housing of plastic
  { text: 'R KFR', on: 'o', only: 'one-way clutch', special: 'R', source: 'maker INA' },
  { text: 'AS1 ASR1', on: 'n', variant: 'lubrication', source: 'maker INA' },
  { text: 'AS', on: 'c', variant: 'lubrication', source: 'maker FAG' },
  ...gostSuffixes,
  { text: 'E', on: 'g', design: 'E', source: 'GB 272-64' },
  { text: 'D1 G2 G', on: 'i', variant: 'lubrication', source: 'maker NTN' },
  { text: 'H H1 L', on: 'a', variant: 'lubrication', source: 'maker SKF' },
  { text: 'W33 W33X W20 W26', on: 'rc', variant: 'lubrication', source: 'ISO' },
  { text: 'S', on: 'rc', variant: 'lubrication', sameAs: 'W33', source: 'maker FAG' },
  { text: 'E4 E44', on: 'rc', variant: 'lubrication', sameAs: 'W33', source: 'maker NSK' },
  { text: 'D1', on: 'r', variant: 'lubrication', sameAs: 'W33', source: 'maker NTN' },
  { text: 'D1', on: 't', variant: 'lubrication', source: 'maker NTN' },
  { text: 'S0 S1 S2 S3 S4 SN', on: 'baqscrh', variant: 'heat', source: 'ISO' },
  { text: 'S11', on: 'rc', variant: 'heat', source: 'maker NSK' },
  // case-hardened, bainite-hardened or with a hardened surface; the figure names the parts
  ...['HA', 'HB', 'HM', 'HN'].map((kind) => ({
    text: [...'01234567'].map((part) => kind + part).join(' '),
    on: 'baqdscrtu',
    variant: 'heat' as const,
    source: 'maker SKF',
  })),
  { text: 'V1 V2 V3 V4 Z1 Z2 Z3 Z4 ZV1 ZV2 ZV3 ZV4', on: 'bs', variant: 'noise', source: 'JB/T 7047' },
  { text: 'EMQ EM QE4 QE5 QE6', on: 'b', variant: 'noise', source: 'maker SKF' },
  { text: 'Q5 Q6 Q66', on: 'bsrcthd', variant: 'noise', source: 'maker SKF' },
  ...['CC0', 'CC1', 'CC2', 'CC9'].map((text) => ({ text, on: 'c', special: text, source: 'maker NSK' })),
  { text: 'HC HC4 HC5', on: 'baqch', material: msg('ceramic balls'), source: 'maker SKF' },
  { text: 'W203B', on: 'bad', material: msg('stainless steel'), source: 'maker FAG' },
  { text: 'HV', on: 'i', material: msg('stainless steel'), source: 'maker SKF' },
  { text: 'HW HWS HWS1 HWS2', on: 'bsarth', material: msg('stainless steel'), source: 'maker GPZ' },
  { text: 'SS INOX', on: 'bi', material: msg('stainless steel'), source: 'ISO' },
  { text: 'VL0241 HVL0241 VL0246', on: 'bc', special: msg('insulated'), source: 'maker SKF' },
  { text: 'VL2071', on: 'bc', special: 'VL2071', source: 'maker SKF' },
  { text: 'J20A J20AA J20B J20DA', on: 'bc', special: msg('insulated'), source: 'maker FAG' },
  { text: 'J20C', on: 'bc', special: 'J20C', source: 'maker FAG' },
  { text: 'EVB', on: 'r', special: 'EVB', source: 'maker NSK' },
  { text: 'D8', on: 'b', special: 'D8', source: 'maker SKF' },
  ...housingSeals,
];

export type SuffixPattern = {
  /** The letters and digits that the pattern begins with. */
  readonly starts: string;
  readonly pattern: RegExp;
  readonly on: string;
  readonly source: string;
};

export const greasePatterns: readonly SuffixPattern[] = [
  {
    starts: 'MLHVGW',
    pattern: /^(?:MT\d\d|MT(?!\d)|LHT\d\d|LHT|HT\d\d|HT|LT\d\d|LT|VT\d{3}|GJN|GXN|WT|W64[BFL]?)(?:F\d)?/,
    on: 'bdasri',
    source: 'maker SKF',
  },
  // greases of SKF by their names
  { starts: 'L', pattern: /^LG[A-Z]{2}\d/, on: 'bdasri', source: 'maker SKF' },
  { starts: 'LGH', pattern: /^(?:L\d{3}|L\d\d(?![\dRZ])|GA\d\d|HLC|HLU)/, on: 'bdas', source: 'maker FAG' },
  { starts: 'NAEM', pattern: /^(?:NS7S?5?|AS2S?5?|AV2S?5?|ENS\d?|MA7S?)/, on: 'bdas', source: 'maker NSK' },
  { starts: '12358LS', pattern: /^(?:2AS|3AS|2A|8A|5C|5K|1K|LP0\d|SRL)/, on: 'bdas', source: 'maker NTN' },
  { starts: 'C', pattern: /^(?:C[1679]|C[1-9]\d)(?!\d)/, on: 'g', source: 'GOST 3189' },
];

export const executionPatterns: readonly SuffixPattern[] = [
  { starts: 'V', pattern: /^V[A-GKMPQSU]\d{3,4}(?:F\d)?/, on: 'bacdhirstu', source: 'maker SKF' },
  { starts: 'T', pattern: /^T41[ABD]/, on: 'r', source: 'maker FAG' },
  { starts: 'F', pattern: /^F80\d/, on: 'r', source: 'maker NTN' },
  { starts: 'W', pattern: /^W800/, on: 'r', source: 'maker Timken' },
  { starts: 'UV', pattern: /^(?:U15VS|VS[1-4])/, on: 'r', source: 'maker NSK' },
  { starts: 'U', pattern: /^UAVS[12]/, on: 'r', source: 'maker NTN' },
];

/**
 * A sleeve, collar or seating washer sold with the bearing: 22210K+H310, NJ205+HJ205; behind a plus also washers and nuts:
 * AXK2035+2AS2035, KM5+MB5. Source: ISO 2982.
 */
export const accessoryPattern =
  /^(?:\+?(?:(?:AOH|AHX|OH|AH|HE|HA|H)(?=[23])|HJ|U)\d{3,5}(?:EC(?!\d)|[A-Z])?|\+(?:2?[AGLW]S\d{4,6}|(?:KM|MB)L?\d{1,2}))/;

export const suffixRows: readonly SuffixRow[] = [
  ...seals,
  ...clearances,
  ...precisions,
  ...ringsAndAngles,
  ...pairings,
  ...cages,
  ...designs,
  ...makerSuffixes,
];
