import type { SiteCode } from './site.ts';

/** The light theme's colours: a PDF has no CSS variables. */
export type PrintTheme = {
  ink: string;
  ink2: string;
  lineThin: string;
  brand: string;
  draw: Record<'line' | 'thin' | 'ring' | 'roll' | 'ball' | 'seal' | 'dim' | 'paper', string>;
};

export const printThemes: Record<SiteCode, PrintTheme> = {
  zwz: {
    ink: '#12202b',
    ink2: '#42525f',
    lineThin: '#d3dbe2',
    brand: '#174a73',
    draw: {
      line: '#12202b',
      thin: '#7d93a5',
      ring: '#e1eaf1',
      roll: '#1b5a8c',
      ball: '#ffffff',
      seal: '#12202b',
      dim: '#1b5a8c',
      paper: '#ffffff',
    },
  },
  nod: {
    ink: '#14201a',
    ink2: '#44524b',
    lineThin: '#d5dbd3',
    brand: '#0f4230',
    draw: {
      line: '#14201a',
      thin: '#83958b',
      ring: '#e3ebe5',
      roll: '#11573d',
      ball: '#ffffff',
      seal: '#14201a',
      dim: '#11573d',
      paper: '#ffffff',
    },
  },
  gwd: {
    ink: '#151c2e',
    ink2: '#474d5e',
    lineThin: '#e0d8c9',
    brand: '#16213d',
    draw: {
      line: '#151c2e',
      thin: '#a3987f',
      ring: '#f1eadd',
      roll: '#1d2d57',
      ball: '#ffffff',
      seal: '#151c2e',
      dim: '#1d2d57',
      paper: '#ffffff',
    },
  },
};
