import { msg } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import type { ProductGroup, ShownBearingType } from './home-data.ts';

const typesForOneShaft: readonly ShownBearingType[] = [
  {
    category: 'Deep groove ball',
    title: msg('Deep groove ball'),
    type: 'deep groove ball',
    example: '6205',
    d: 25,
    D: 52,
    B: 15,
    seal: '2RS',
  },
  {
    category: 'Angular contact ball',
    title: msg('Angular contact ball'),
    type: 'angular contact ball',
    example: '7205B',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Self-aligning ball',
    title: msg('Self-aligning ball'),
    type: 'self-aligning ball',
    example: '1205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Cylindrical roller',
    title: msg('Cylindrical roller'),
    type: 'cylindrical roller',
    example: 'NU205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Tapered roller',
    title: msg('Tapered roller'),
    type: 'tapered roller',
    example: '30205',
    d: 25,
    D: 52,
    B: 16.25,
  },
  {
    category: 'Spherical roller',
    title: msg('Spherical roller'),
    type: 'spherical roller',
    example: '22205',
    d: 25,
    D: 52,
    B: 18,
  },
  { category: 'Thrust ball', title: msg('Thrust ball'), type: 'thrust ball', example: '51205', d: 25, D: 47, B: 15 },
  {
    category: 'Needle roller',
    title: msg('Needle roller'),
    type: 'needle roller with inner ring',
    example: 'NA4905',
    d: 25,
    D: 42,
    B: 17,
  },
];

const heavyBearingTypes: readonly ShownBearingType[] = [
  {
    category: 'Deep groove ball',
    title: msg('Ball'),
    type: 'deep groove ball',
    example: '6305',
    d: 25,
    D: 62,
    B: 17,
    seal: '2Z',
  },
  { category: 'Thrust ball', title: msg('Thrust Ball'), type: 'thrust ball', example: '51205', d: 25, D: 47, B: 15 },
  {
    category: 'Self-aligning ball',
    title: msg('Self Aligning'),
    type: 'self-aligning ball',
    example: '1205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Spherical roller',
    title: msg('Spherical Roller'),
    type: 'spherical roller',
    example: '22310',
    d: 50,
    D: 110,
    B: 40,
  },
  {
    category: 'Cylindrical roller',
    title: msg('Cylindrical Roller'),
    type: 'cylindrical roller',
    example: 'NU310',
    d: 50,
    D: 110,
    B: 27,
  },
];

const noBearing = { type: '', d: 0, D: 0, B: 0 };

const productGroups: readonly ProductGroup[] = [
  {
    name: msg('Bearings'),
    drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
    categories: [
      msg('Deep groove ball'),
      msg('Tapered roller'),
      msg('Spherical roller'),
      msg('Cylindrical roller'),
      msg('Needle roller'),
      msg('Thrust ball'),
      msg('Insert'),
    ],
  },
  { name: msg('Lubricants'), drawing: noBearing, categories: [msg('Grease'), msg('Oil')] },
  {
    name: msg('Automotive'),
    drawing: noBearing,
    categories: [msg('Wheel bearing'), msg('Hub unit'), msg('Clutch')],
  },
  {
    name: msg('Battery'),
    drawing: noBearing,
    categories: [msg('Starter battery'), msg('Standby battery'), msg('Traction battery')],
  },
];

type FormBearings = { types: readonly ShownBearingType[]; productGroups: readonly ProductGroup[] };

/** What each form of the home page shows, as far as it is on sale. */
export const bearingsByForm: Record<Site['home']['form'], FormBearings> = {
  maker: { types: heavyBearingTypes, productGroups: [] },
  counter: { types: typesForOneShaft, productGroups: [] },
  'trading-house': { types: [], productGroups },
};
