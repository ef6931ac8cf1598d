import type { MailTheme, PrintTheme } from '../themes.ts';

export const mailTheme: MailTheme = {
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
};

export const printTheme: PrintTheme = {
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
};
