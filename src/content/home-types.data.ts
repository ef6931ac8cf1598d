/** A type of bearing with an example to draw; sizes in mm. */
export type BearingType = {
  /** The catalogue's category. */
  category: string;
  example: string;
  drawing: { type: string; d: number; D: number; B: number; seal?: string };
};

/** Eight types for one shaft of 25 mm. */
export const oneShaft: readonly BearingType[] = [
  {
    category: 'Deep groove ball',
    example: '6205',
    drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' },
  },
  {
    category: 'Angular contact ball',
    example: '7205B',
    drawing: { type: 'angular contact ball', d: 25, D: 52, B: 15 },
  },
  { category: 'Self-aligning ball', example: '1205', drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 } },
  { category: 'Cylindrical roller', example: 'NU205', drawing: { type: 'NU', d: 25, D: 52, B: 15 } },
  { category: 'Tapered roller', example: '30205', drawing: { type: 'tapered roller', d: 25, D: 52, B: 16.25 } },
  { category: 'Spherical roller', example: '22205', drawing: { type: 'spherical roller', d: 25, D: 52, B: 18 } },
  { category: 'Thrust ball', example: '51205', drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 } },
  { category: 'Needle roller', example: 'NA4905', drawing: { type: 'needle roller', d: 25, D: 42, B: 17 } },
];

/** The five types a maker of heavy bearings leads with. */
export const makerTypes: readonly BearingType[] = [
  {
    category: 'Deep groove ball',
    example: '6305',
    drawing: { type: 'deep groove ball', d: 25, D: 62, B: 17, seal: '2Z' },
  },
  { category: 'Thrust ball', example: '51205', drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 } },
  { category: 'Self-aligning ball', example: '1205', drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 } },
  { category: 'Spherical roller', example: '22310', drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 } },
  { category: 'Cylindrical roller', example: 'NU310', drawing: { type: 'NU', d: 50, D: 110, B: 27 } },
];

/** Families of types with the drawing that stands for them. */
export const families: readonly { title: string; drawing: BearingType['drawing']; categories: readonly string[] }[] = [
  {
    title: 'Ball bearings',
    drawing: { type: 'deep groove ball', d: 40, D: 90, B: 23, seal: '2RS' },
    categories: ['Deep groove ball', 'Angular contact ball', 'Self-aligning ball', 'Thrust ball'],
  },
  {
    title: 'Roller bearings',
    drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
    categories: ['Tapered roller', 'Spherical roller', 'Cylindrical roller'],
  },
  {
    title: 'Needle bearings',
    drawing: { type: 'needle roller', d: 25, D: 42, B: 17 },
    categories: ['Needle roller'],
  },
  {
    title: 'Insert bearings and units',
    drawing: { type: 'insert/unit', d: 25, D: 52, B: 34.1 },
    categories: ['Insert'],
  },
];

/** The large drawings of the first screen, each an item that the search finds. */
export const heroes = {
  maker: { designation: '22220 CA/W33', type: 'spherical roller', d: 100, D: 180, B: 46, weightKg: 5.17 },
  'trading-house': { designation: '30308', type: 'tapered roller', d: 40, D: 90, B: 25.25, weightKg: 0.72 },
} as const;

/** px per mm that lets the widest of the eight fill a tile of 112 px. */
export const oneShaftScale = 4.4;
