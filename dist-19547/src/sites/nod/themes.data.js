                                                          

export const mailTheme            = {
  page: '#f4f5f1',
  surface: '#ffffff',
  sunken: '#eaede6',
  ink: '#14201a',
  ink2: '#44524b',
  ink3: '#5b6861',
  line: '#d5dbd3',
  lineStrong: '#7d8a82',
  rule: '#14201a',
  brand: '#0f4230',
  onBrand: '#ffffff',
  onBrand2: '#bfd9cc',
  accent: '#11573d',
  onAccent: '#ffffff',
  mark: '#f0a81e',
};

export const mailThemeDark            = {
  page: '#0d1310',
  surface: '#141c18',
  sunken: '#1b2620',
  ink: '#e7eee9',
  ink2: '#b4c2ba',
  ink3: '#94a59b',
  line: '#2a3830',
  lineStrong: '#6d7f75',
  rule: '#b4c2ba',
  brand: '#0c3325',
  onBrand: '#ffffff',
  onBrand2: '#b4d3c3',
  accent: '#76c7a0',
  onAccent: '#07160f',
  mark: '#f0b03a',
};

export const printTheme             = {
  ink: '#14201a',
  ink2: '#44524b',
  lineThin: '#d5dbd3',
  brand: '#0f4230',
  mark: '#f0a81e',
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
