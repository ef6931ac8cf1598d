import type { BearingType } from '../attributes.ts';
import type { CatalogueSeries } from './catalogue-sizes.data.ts';

/**
 * What makers' catalogues list in a series: each form is a designation, {} standing for the number, and the facts that it
 * states. All other facts are those of the plain bearing.
 */
export type CatalogueForms = {
  readonly series: readonly CatalogueSeries[];
  readonly type: BearingType;
  readonly forms: readonly string[];
  readonly maker?: string;
  readonly source: string;
};

const GROOVE = 'deep groove ball';

export const catalogueForms: readonly CatalogueForms[] = [
  {
    series: ['60', '62', '63'],
    type: GROOVE,
    forms: [
      '{}',
      '{}/C3 clearance=C3',
      '{}/P6 precision=P6',
      '{}/P5 precision=P5',
      '{}N snapRing=N',
      '{}NR snapRing=NR',
    ],
    source: 'maker SKF, single row deep groove ball bearings; ISO 492, ISO 5753-1, ISO 464',
  },
  {
    series: ['60', '62', '63'],
    type: GROOVE,
    forms: [
      '{}-2Z sealCode=2Z',
      '{}-Z sealCode=Z',
      '{}-2RS1 sealCode=2RS',
      '{}-2RS1/C3 sealCode=2RS clearance=C3',
      '{}-2RZ sealCode=2RZ',
    ],
    source: 'maker SKF, capped single row deep groove ball bearings',
  },
  {
    series: ['60', '62', '63'],
    type: GROOVE,
    forms: ['{}-2RSR sealCode=2RS', '{}-2ZR sealCode=2Z', '{}-2Z-C3 sealCode=2Z clearance=C3'],
    maker: 'FAG',
    source: 'maker FAG, deep groove ball bearings',
  },
  {
    series: ['60', '62', '63'],
    type: GROOVE,
    forms: [
      '{}ZZ sealCode=2Z',
      '{}DDU sealCode=2RS',
      '{}VV sealCode=2RZ',
      '{}DDUC3 sealCode=2RS clearance=C3',
      '{}ZZCM sealCode=2Z clearance=CM',
    ],
    maker: 'NSK',
    source: 'maker NSK, single-row deep groove ball bearings',
  },
  {
    series: ['60', '62', '63'],
    type: GROOVE,
    forms: [
      '{}LLU sealCode=2RS',
      '{}LLB sealCode=2RZ',
      '{}LLUC3 sealCode=2RS clearance=C3',
      '{}ZZC3 sealCode=2Z clearance=C3',
    ],
    maker: 'NTN',
    source: 'maker NTN, deep groove ball bearings',
  },
  {
    series: ['60', '62'],
    type: GROOVE,
    forms: ['{}-2NSE sealCode=2RS', '{}ZZE sealCode=2Z'],
    maker: 'Nachi',
    source: 'maker Nachi, single row ball bearings',
  },
  {
    series: ['64', '160'],
    type: GROOVE,
    forms: ['{}', '{}/C3 clearance=C3'],
    source: 'maker SKF, single row deep groove ball bearings',
  },
  {
    series: ['618', '619'],
    type: GROOVE,
    forms: ['{}', '{}-2Z sealCode=2Z', '{}-2RS1 sealCode=2RS'],
    source: 'maker SKF, thin section deep groove ball bearings',
  },
  {
    series: ['68', '69'],
    type: GROOVE,
    forms: ['{}', '{}ZZ sealCode=2Z', '{}LLU sealCode=2RS', '{}LLUC3 sealCode=2RS clearance=C3'],
    maker: 'NTN',
    source: 'maker NTN, deep groove ball bearings; JIS B 1512',
  },
  {
    series: ['622', '623', '630'],
    type: GROOVE,
    forms: ['{}-2RS1 sealCode=2RS', '{}-2RS1/C3 sealCode=2RS clearance=C3'],
    source: 'maker SKF, wide capped deep groove ball bearings',
  },
  {
    series: ['small'],
    type: GROOVE,
    forms: ['{}', '{}-2Z sealCode=2Z', '{}ZZ sealCode=2Z', '{}-2RS sealCode=2RS', '{}/C3 clearance=C3'],
    source: 'maker SKF, single row deep groove ball bearings; JIS B 1513',
  },
  {
    series: ['72', '73'],
    type: 'angular contact ball',
    forms: [
      '{}B contactAngleDegrees=40',
      '{}BEP contactAngleDegrees=40 cage=polyamide',
      '{}BECBP contactAngleDegrees=40 cage=polyamide pairing=UA',
      '{}BECBM contactAngleDegrees=40 cage=brass pairing=UA',
      '{}BM contactAngleDegrees=40 cage=brass',
    ],
    maker: 'SKF',
    source: 'maker SKF, single row angular contact ball bearings',
  },
  {
    series: ['72', '73'],
    type: 'angular contact ball',
    forms: [
      '{}-B-TVP contactAngleDegrees=40 cage=polyamide',
      '{}-B-MP contactAngleDegrees=40 cage=brass',
      '{}-B-TVP-UA contactAngleDegrees=40 cage=polyamide pairing=UA',
    ],
    maker: 'FAG',
    source: 'maker FAG, angular contact ball bearings',
  },
  {
    series: ['70', '719'],
    type: 'angular contact ball',
    forms: [
      '{}C contactAngleDegrees=15',
      '{}CD/P4A contactAngleDegrees=15 precision=P4A',
      '{}ACD/P4A contactAngleDegrees=25 precision=P4A',
      '{}C/P5 contactAngleDegrees=15 precision=P5',
    ],
    maker: 'SKF',
    source: 'maker SKF, super-precision angular contact ball bearings',
  },
  {
    series: ['32', '33'],
    type: 'angular contact ball double row',
    forms: ['{}', '{}A-2Z sealCode=2Z', '{}A-2RS1 sealCode=2RS'],
    source: 'maker SKF, double row angular contact ball bearings; DIN 628-3',
  },
  {
    series: ['QJ'],
    type: 'four-point contact ball',
    forms: ['{}', '{}MA cage=brass'],
    source: 'maker SKF, four-point contact ball bearings',
  },
  {
    series: ['12', '13', '22', '23'],
    type: 'self-aligning ball',
    forms: ['{}', '{}K bore=taper_1:12', '{}K/C3 bore=taper_1:12 clearance=C3', '{}TV cage=polyamide'],
    source: 'maker SKF, self-aligning ball bearings; DIN 630',
  },
  {
    series: ['222', '223'],
    type: 'spherical roller',
    forms: [
      '{}',
      '{}CA/W33 cage=brass design=CA',
      '{}CAK/W33 cage=brass design=CA bore=taper_1:12',
      '{}CC/W33 cage=steel design=CC',
      '{}CC/C3W33 cage=steel design=CC clearance=C3',
      '{}CCK/C3W33 cage=steel design=CC clearance=C3 bore=taper_1:12',
      '{}MB/W33 cage=brass design=MB',
      '{}E',
      '{}EK/C3 bore=taper_1:12 clearance=C3',
    ],
    source: 'makers ZWZ and SKF, spherical roller bearings; GB/T 288',
  },
  {
    series: ['230', '231', '232'],
    type: 'spherical roller',
    forms: [
      '{}CA/W33 cage=brass design=CA',
      '{}CC/W33 cage=steel design=CC',
      '{}CCK/W33 cage=steel design=CC bore=taper_1:12',
      '{}CAK/C3W33 cage=brass design=CA bore=taper_1:12 clearance=C3',
    ],
    source: 'makers SKF and ZWZ, spherical roller bearings',
  },
  {
    series: ['241'],
    type: 'spherical roller',
    forms: ['{}CC/W33 cage=steel design=CC', '{}CCK30/W33 cage=steel design=CC bore=taper_1:30'],
    source: 'maker SKF, spherical roller bearings',
  },
  {
    series: ['NU2', 'NU3', 'NU22', 'NU23'],
    type: 'cylindrical roller',
    forms: [
      'NU{}',
      'NU{}ECP design=E cage=polyamide',
      'NJ{}ECP design=E cage=polyamide',
      'NUP{}ECP design=E cage=polyamide',
      'NU{}ECM/C3 design=E cage=brass clearance=C3',
    ],
    source: 'maker SKF, single row cylindrical roller bearings',
  },
  {
    series: ['NU2', 'NU3'],
    type: 'cylindrical roller',
    forms: ['NU{}-E-TVP2 design=E cage=polyamide', 'NJ{}-E-TVP2-C3 design=E cage=polyamide clearance=C3'],
    maker: 'FAG',
    source: 'maker FAG, cylindrical roller bearings',
  },
  {
    series: ['NU2', 'NU3', 'NU22'],
    type: 'cylindrical roller',
    forms: [
      'NU{}ET design=E cage=polyamide',
      'NU{}EM design=E cage=brass',
      'NU{}EW design=E cage=steel',
      'NU{}M cage=brass',
    ],
    maker: 'NSK',
    source: 'maker NSK, cylindrical roller bearings',
  },
  {
    series: ['NU10'],
    type: 'cylindrical roller',
    forms: ['NU{}', 'NU{}M1 cage=brass', 'N{}'],
    source: 'maker FAG, cylindrical roller bearings',
  },
  {
    series: ['NN30'],
    type: 'cylindrical roller double row',
    forms: ['{}K/SP bore=taper_1:12 precision=SP', '{}/SP precision=SP'],
    source: 'maker SKF, super-precision cylindrical roller bearings',
  },
  {
    series: ['302', '303', '313', '322', '323'],
    type: 'tapered roller',
    forms: ['{}', '{}J2/Q', '{}-A', '4T-{}', 'HR{}J'],
    source: 'makers SKF, FAG, NTN and NSK, single row tapered roller bearings; ISO 355',
  },
  {
    series: ['320', '330', '332'],
    type: 'tapered roller',
    forms: ['{}', '{}/Q'],
    source: 'maker SKF, single row tapered roller bearings; ISO 355',
  },
  {
    series: ['320'],
    type: 'tapered roller',
    forms: ['{}X', '{}X/Q', 'HR{}XJ', '4T-{}X'],
    source: 'makers SKF, NSK and NTN',
  },
  {
    series: ['511', '512', '513'],
    type: 'thrust ball',
    forms: ['{}', '{}/P5 precision=P5'],
    source: 'maker SKF; ISO 104',
  },
  {
    series: ['811'],
    type: 'cylindrical roller thrust',
    forms: ['{}', '{}TN cage=polyamide'],
    source: 'maker SKF; ISO 104',
  },
  { series: ['294'], type: 'spherical roller thrust', forms: ['{}', '{}E'], source: 'maker SKF; ISO 104' },
  {
    series: ['HK'],
    type: 'needle drawn cup open',
    forms: ['{}', '{}-2RS sealCode=2RS'],
    source: 'maker INA; ISO 3245',
  },
  {
    series: ['NA49'],
    type: 'needle roller with inner ring',
    forms: ['{}', '{}-2RS sealCode=2RS', '{}-RS sealCode=RS'],
    source: 'maker INA; ISO 1206',
  },
  {
    series: ['UC2'],
    type: 'insert/unit',
    forms: ['{} sealCode=null', '{}D1 sealCode=null'],
    source: 'maker NTN; JIS B 1558',
  },
  { series: ['inch'], type: 'tapered roller inch', forms: ['{}', '4T-{}'], source: 'makers Timken and NTN; ABMA 19.2' },
];
