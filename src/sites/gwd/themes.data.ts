import type { MailTheme, PrintTheme } from '../themes.ts';

export const mailTheme: MailTheme = {
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
};

export const printTheme: PrintTheme = {
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
};
