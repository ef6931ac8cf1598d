/** A type of bearing with an example to draw; sizes in mm. */
export type BearingType = {
  /** As the catalogue and its facet call it. */
  type: string;
  title: string;
  example: string;
  d: number;
  D: number;
  B: number;
  seal?: string;
};

/** Eight types for one shaft of 25 mm. */
export const oneShaft: readonly BearingType[] = [
  { type: 'deep groove ball', title: 'Deep groove ball', example: '6205', d: 25, D: 52, B: 15, seal: '2RS' },
  { type: 'angular contact ball', title: 'Angular contact ball', example: '7205B', d: 25, D: 52, B: 15 },
  { type: 'self-aligning ball', title: 'Self-aligning ball', example: '1205', d: 25, D: 52, B: 15 },
  { type: 'cylindrical roller', title: 'Cylindrical roller', example: 'NU205', d: 25, D: 52, B: 15 },
  { type: 'tapered roller', title: 'Tapered roller', example: '30205', d: 25, D: 52, B: 16.25 },
  { type: 'spherical roller', title: 'Spherical roller', example: '22205', d: 25, D: 52, B: 18 },
  { type: 'thrust ball', title: 'Thrust ball', example: '51205', d: 25, D: 47, B: 15 },
  { type: 'needle roller with inner ring', title: 'Needle roller', example: 'NA4905', d: 25, D: 42, B: 17 },
];

/** px per mm that lets the widest of the eight fill a tile of 112 px. */
export const oneShaftScale = 4.4;

/** The five types a maker of heavy bearings leads with, in its own words. */
export const makerTypes: readonly BearingType[] = [
  { type: 'deep groove ball', title: 'Ball', example: '6305', d: 25, D: 62, B: 17, seal: '2Z' },
  { type: 'thrust ball', title: 'Thrust Ball', example: '51205', d: 25, D: 47, B: 15 },
  { type: 'self-aligning ball', title: 'Self Aligning', example: '1205', d: 25, D: 52, B: 15 },
  { type: 'spherical roller', title: 'Spherical Roller', example: '22310', d: 50, D: 110, B: 40 },
  { type: 'cylindrical roller', title: 'Cylindrical Roller', example: 'NU310', d: 50, D: 110, B: 27 },
];

type Drawing = { type: string; d: number; D: number; B: number; seal?: string };

/** Families with the drawing that stands for them, and what they divide into. */
export const families: readonly {
  title: string;
  drawing: Drawing;
  types: readonly Pick<BearingType, 'type' | 'title'>[];
}[] = [
  {
    title: 'Ball bearings',
    drawing: { type: 'deep groove ball', d: 40, D: 90, B: 23, seal: '2RS' },
    types: [
      { type: 'deep groove ball', title: 'Deep groove' },
      { type: 'angular contact ball', title: 'Angular contact' },
      { type: 'self-aligning ball', title: 'Self-aligning' },
      { type: 'four-point contact ball', title: 'Four-point contact' },
    ],
  },
  {
    title: 'Roller bearings',
    drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
    types: [
      { type: 'tapered roller', title: 'Tapered' },
      { type: 'tapered roller inch', title: 'Tapered, inch' },
      { type: 'spherical roller', title: 'Spherical' },
      { type: 'cylindrical roller', title: 'Cylindrical' },
    ],
  },
  {
    title: 'Needle roller bearings',
    drawing: { type: 'needle roller with inner ring', d: 25, D: 42, B: 17 },
    types: [
      { type: 'needle roller with inner ring', title: 'With inner ring' },
      { type: 'needle roller without inner ring', title: 'Without inner ring' },
      { type: 'needle drawn cup open', title: 'Drawn cup' },
      { type: 'needle cage assembly', title: 'Needle and cage' },
    ],
  },
  {
    title: 'Thrust bearings',
    drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 },
    types: [
      { type: 'thrust ball', title: 'Ball' },
      { type: 'cylindrical roller thrust', title: 'Cylindrical roller' },
      { type: 'spherical roller thrust', title: 'Spherical roller' },
    ],
  },
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
