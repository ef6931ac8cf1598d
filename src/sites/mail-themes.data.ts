import type { SiteCode } from './site.ts';

/** The light theme's colours: mail programs do not support CSS variables. */
export type MailTheme = {
  page: string;
  surface: string;
  sunken: string;
  ink: string;
  ink2: string;
  line: string;
  brand: string;
  onBrand: string;
  accent: string;
  onAccent: string;
};

export const mailThemes: Record<SiteCode, MailTheme> = {
  zwz: {
    page: '#f3f5f7',
    surface: '#ffffff',
    sunken: '#eaeef2',
    ink: '#12202b',
    ink2: '#42525f',
    line: '#d3dbe2',
    brand: '#174a73',
    onBrand: '#ffffff',
    accent: '#1b5a8c',
    onAccent: '#ffffff',
  },
  nod: {
    page: '#f4f5f1',
    surface: '#ffffff',
    sunken: '#eaede6',
    ink: '#14201a',
    ink2: '#44524b',
    line: '#d5dbd3',
    brand: '#0f4230',
    onBrand: '#ffffff',
    accent: '#11573d',
    onAccent: '#ffffff',
  },
  gwd: {
    page: '#f9f6f0',
    surface: '#ffffff',
    sunken: '#f1eadd',
    ink: '#151c2e',
    ink2: '#474d5e',
    line: '#e0d8c9',
    brand: '#16213d',
    onBrand: '#ffffff',
    accent: '#1d2d57',
    onAccent: '#ffffff',
  },
};
