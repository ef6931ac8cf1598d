import type { MailTheme, PrintTheme } from '../themes.ts';

export const mailTheme: MailTheme = {
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
};

export const printTheme: PrintTheme = {
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
};
