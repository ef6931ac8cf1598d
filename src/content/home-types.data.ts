/** A category of bearings with an example to draw; sizes in mm. */
export type BearingType = {
  /** As the catalogue and its facet call it. */
  category: string;
  title: string;
  type: string;
  example: string;
  d: number;
  D: number;
  B: number;
  seal?: string;
};

/** Eight types for one shaft of 25 mm. */
export const oneShaft: readonly BearingType[] = [
  {
    category: 'Deep groove ball',
    title: 'Deep groove ball',
    type: 'deep groove ball',
    example: '6205',
    d: 25,
    D: 52,
    B: 15,
    seal: '2RS',
  },
  {
    category: 'Angular contact ball',
    title: 'Angular contact ball',
    type: 'angular contact ball',
    example: '7205B',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Self-aligning ball',
    title: 'Self-aligning ball',
    type: 'self-aligning ball',
    example: '1205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Cylindrical roller',
    title: 'Cylindrical roller',
    type: 'cylindrical roller',
    example: 'NU205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Tapered roller',
    title: 'Tapered roller',
    type: 'tapered roller',
    example: '30205',
    d: 25,
    D: 52,
    B: 16.25,
  },
  {
    category: 'Spherical roller',
    title: 'Spherical roller',
    type: 'spherical roller',
    example: '22205',
    d: 25,
    D: 52,
    B: 18,
  },
  { category: 'Thrust ball', title: 'Thrust ball', type: 'thrust ball', example: '51205', d: 25, D: 47, B: 15 },
  {
    category: 'Needle roller',
    title: 'Needle roller',
    type: 'needle roller with inner ring',
    example: 'NA4905',
    d: 25,
    D: 42,
    B: 17,
  },
];

/** px per mm that lets the widest of the eight fill a tile of 112 px. */
export const oneShaftScale = 4.4;

/** The five types a maker of heavy bearings leads with, in its own words. */
export const makerTypes: readonly BearingType[] = [
  {
    category: 'Deep groove ball',
    title: 'Ball',
    type: 'deep groove ball',
    example: '6305',
    d: 25,
    D: 62,
    B: 17,
    seal: '2Z',
  },
  { category: 'Thrust ball', title: 'Thrust Ball', type: 'thrust ball', example: '51205', d: 25, D: 47, B: 15 },
  {
    category: 'Self-aligning ball',
    title: 'Self Aligning',
    type: 'self-aligning ball',
    example: '1205',
    d: 25,
    D: 52,
    B: 15,
  },
  {
    category: 'Spherical roller',
    title: 'Spherical Roller',
    type: 'spherical roller',
    example: '22310',
    d: 50,
    D: 110,
    B: 40,
  },
  {
    category: 'Cylindrical roller',
    title: 'Cylindrical Roller',
    type: 'cylindrical roller',
    example: 'NU310',
    d: 50,
    D: 110,
    B: 27,
  },
];

type Goods = {
  /** The catalogue's super category. */
  name: string;
  drawing: { type: string; d: number; D: number; B: number };
  /** What it divides into; categories of the catalogue. */
  categories: readonly string[];
};

const noBearing = { type: '', d: 0, D: 0, B: 0 };

/** Everything that is sold, bearings first. */
export const goods: readonly Goods[] = [
  {
    name: 'Bearings',
    drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
    categories: [
      'Deep groove ball',
      'Tapered roller',
      'Spherical roller',
      'Cylindrical roller',
      'Needle roller',
      'Thrust ball',
      'Insert',
    ],
  },
  { name: 'Lubricants', drawing: noBearing, categories: ['Grease', 'Oil'] },
  { name: 'Automotive', drawing: noBearing, categories: ['Wheel bearing', 'Hub unit', 'Clutch'] },
  { name: 'Battery', drawing: noBearing, categories: ['Starter battery', 'Standby battery', 'Traction battery'] },
];

/** The large drawings of the first screen, each an item that the search finds. */
export const heroes = {
  maker: {
    designation: '22220 CA/W33',
    drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
    weightKg: 5.17,
  },
  'trading-house': {
    designation: '30308',
    drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 },
    weightKg: 0.72,
  },
} as const;
