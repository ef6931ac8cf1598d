import type { SiteCode } from './site.ts';

/** On a 32 × 32 grid: heavy lines (4), light lines (2.5) and the ball in the middle. */
export type LogoMark = {
  heavy: string;
  light: string;
  ball: { radius: number; outlined: boolean; fill: string };
};

const ground = 'var(--mark-ground, var(--surface))';
const accent = 'var(--mark)';

/** A radial section reads Z, a thrust section N, a ring cut by its centre line G. */
export const logoMarks: Record<SiteCode, LogoMark> = {
  zwz: {
    heavy: 'M4 5.5h24M4 26.5h24',
    light: 'M25 8.5 7 23.5',
    ball: { radius: 5.4, outlined: true, fill: ground },
  },
  nod: {
    heavy: 'M5.5 4v24M26.5 4v24',
    light: 'M8.5 7 23.5 25',
    ball: { radius: 5.4, outlined: true, fill: accent },
  },
  gwd: {
    heavy: 'M26.2 8.2A12.6 12.6 0 1 0 28.6 16',
    light: 'M30.6 16H16',
    ball: { radius: 3.4, outlined: false, fill: accent },
  },
};
