import { msg } from '../../lib/i18n.ts';

/** Sizes in mm. */
type Drawn = { type: string; d: number; D: number; B: number; seal?: string };

export const categoryDrawings: Readonly<Record<string, Drawn>> = {
  [msg('Deep groove ball')]: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' },
  [msg('Angular contact ball')]: { type: 'angular contact ball', d: 25, D: 52, B: 15 },
  [msg('Self-aligning ball')]: { type: 'self-aligning ball', d: 25, D: 52, B: 15 },
  [msg('Four-point contact ball')]: { type: 'four-point contact ball', d: 25, D: 52, B: 15 },
  [msg('Cylindrical roller')]: { type: 'NU', d: 25, D: 52, B: 15 },
  [msg('Tapered roller')]: { type: 'tapered roller', d: 25, D: 52, B: 16.25 },
  [msg('Spherical roller')]: { type: 'spherical roller', d: 25, D: 52, B: 18 },
  [msg('Thrust ball')]: { type: 'thrust ball', d: 25, D: 47, B: 15 },
  [msg('Roller thrust')]: { type: 'spherical roller thrust', d: 80, D: 170, B: 54 },
  [msg('Needle roller')]: { type: 'needle roller with inner ring', d: 25, D: 42, B: 17 },
  [msg('Needle drawn cup')]: { type: 'needle drawn cup open', d: 20, D: 26, B: 16 },
  [msg('Needle cage')]: { type: 'needle cage assembly', d: 20, D: 26, B: 17 },
  [msg('Insert')]: { type: 'insert/unit', d: 25, D: 52, B: 34.1 },
};
