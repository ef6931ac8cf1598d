import type { InterchangeLevel } from '../interchange/compare-bearings.ts';
import type { CatalogueSeries } from './catalogue-sizes.data.ts';

/** Two designations of each number of the series, {} standing for it, and how they compare by the source. */
export type CataloguePair = {
  readonly series: CatalogueSeries;
  readonly pair: readonly [a: string, b: string];
  readonly level: InterchangeLevel;
  readonly source: string;
};

const SUFFIXES = 'supplementary designations of makers SKF, FAG, NSK, NTN, Koyo, Nachi';

export const cataloguePairs: readonly CataloguePair[] = [
  { series: '62', pair: ['{}-2RS1', '{}DDU'], level: 'interchangeable', source: SUFFIXES },
  { series: '62', pair: ['{}-2RS1', '{}LLU'], level: 'interchangeable', source: SUFFIXES },
  { series: '62', pair: ['{}-2RSR', '{} 2RS'], level: 'interchangeable', source: SUFFIXES },
  { series: '62', pair: ['{}-2Z', '{}ZZ'], level: 'identical', source: SUFFIXES },
  { series: '62', pair: ['{}/C3', '{}-C3'], level: 'identical', source: 'ISO 5753-1' },
  { series: '62', pair: ['{}-2Z', '{}-2RS1'], level: 'same-size', source: SUFFIXES },
  { series: '62', pair: ['{}-2RS1', '{}-2RZ'], level: 'same-size', source: SUFFIXES },
  { series: '62', pair: ['{}', '{}/C3'], level: 'same-size', source: 'ISO 5753-1' },
  { series: '62', pair: ['{}', '{}N'], level: 'same-size', source: 'ISO 464' },
  { series: '62', pair: ['{}/P6', '{}/P5'], level: 'same-size', source: 'ISO 492' },
  { series: '63', pair: ['{}-2NSE', '{}-2RS1'], level: 'interchangeable', source: SUFFIXES },
  { series: '63', pair: ['{}VV', '{}LLB'], level: 'interchangeable', source: SUFFIXES },
  { series: '63', pair: ['{}ZZCM', '{}ZZC3'], level: 'same-size', source: 'JIS B 1520' },
  { series: '63', pair: ['{}DDU', '{}DU'], level: 'same-size', source: SUFFIXES },
  { series: '60', pair: ['{}-2RSH', '{}LLU'], level: 'interchangeable', source: SUFFIXES },
  { series: '60', pair: ['{}', '{}/P63'], level: 'same-size', source: 'GB/T 272' },
  { series: '60', pair: ['{}/P63', '{}/P6C3'], level: 'identical', source: 'GB/T 272' },
  { series: '72', pair: ['{}B', '{}C'], level: 'same-size', source: 'JIS B 1513' },
  { series: '72', pair: ['{}BEP', '{}-B-TVP'], level: 'interchangeable', source: SUFFIXES },
  { series: '72', pair: ['{}B', '{}BDB'], level: 'different', source: 'makers NSK and NTN, matched pairs' },
  {
    series: '222',
    pair: ['{}CA/W33', '{}CAME4'],
    level: 'interchangeable',
    source: 'maker NSK, spherical roller bearings',
  },
  { series: '222', pair: ['{}CC/W33', '{}CCK/W33'], level: 'same-size', source: 'ISO 15' },
  {
    series: '222',
    pair: ['{}CC/W33', '{}CA/W33'],
    level: 'interchangeable',
    source: 'maker SKF, spherical roller bearings',
  },
  { series: 'NU2', pair: ['NU{}ECP', 'NU{}-E-TVP2'], level: 'interchangeable', source: 'makers SKF and FAG; ISO 246' },
  { series: 'NU2', pair: ['NU{}', 'NU{}E'], level: 'same-size', source: 'ISO 246' },
  { series: 'NU2', pair: ['NU{}ECP', 'NJ{}ECP'], level: 'same-size', source: 'ISO 246' },
  { series: 'NU3', pair: ['NU{}ET', 'NU{}ECP'], level: 'interchangeable', source: 'makers NSK and SKF; ISO 246' },
  { series: 'NU3', pair: ['NU{}EM', 'NU{}M'], level: 'same-size', source: 'ISO 246' },
  { series: '302', pair: ['{}J2/Q', 'HR{}J'], level: 'interchangeable', source: 'makers SKF and NSK; ISO 355' },
  { series: '302', pair: ['4T-{}', '{}'], level: 'identical', source: 'maker NTN; ISO 355' },
  { series: '12', pair: ['{}', '{}K'], level: 'same-size', source: 'DIN 630' },
  { series: '511', pair: ['{}', '{}/P5'], level: 'same-size', source: 'ISO 199' },
  { series: 'HK', pair: ['{}', '{}-2RS'], level: 'same-size', source: 'maker INA' },
];
