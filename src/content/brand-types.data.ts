import { word } from '../lib/say.ts';

/** What a category is drawn as; sizes in mm. */
type Drawn = { type: string; d: number; D: number; B: number; seal?: string };

/** By the names of the catalogue's categories of bearings. */
export const categoryDrawings: Readonly<Record<string, Drawn>> = {
  [word('Deep groove ball')]: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' },
  [word('Angular contact ball')]: { type: 'angular contact ball', d: 25, D: 52, B: 15 },
  [word('Self-aligning ball')]: { type: 'self-aligning ball', d: 25, D: 52, B: 15 },
  [word('Four-point contact ball')]: { type: 'four-point contact ball', d: 25, D: 52, B: 15 },
  [word('Cylindrical roller')]: { type: 'NU', d: 25, D: 52, B: 15 },
  [word('Tapered roller')]: { type: 'tapered roller', d: 25, D: 52, B: 16.25 },
  [word('Spherical roller')]: { type: 'spherical roller', d: 25, D: 52, B: 18 },
  [word('Thrust ball')]: { type: 'thrust ball', d: 25, D: 47, B: 15 },
  [word('Roller thrust')]: { type: 'spherical roller thrust', d: 80, D: 170, B: 54 },
  [word('Needle roller')]: { type: 'needle roller with inner ring', d: 25, D: 42, B: 17 },
  [word('Needle drawn cup')]: { type: 'needle drawn cup open', d: 20, D: 26, B: 16 },
  [word('Needle cage')]: { type: 'needle cage assembly', d: 20, D: 26, B: 17 },
  [word('Insert')]: { type: 'insert/unit', d: 25, D: 52, B: 34.1 },
};
