                                                          

export const mailTheme            = {
  page: '#f3f5f7',
  surface: '#ffffff',
  sunken: '#eaeef2',
  ink: '#12202b',
  ink2: '#42525f',
  ink3: '#5a6976',
  line: '#d3dbe2',
  lineStrong: '#7c8b98',
  rule: '#12202b',
  brand: '#174a73',
  onBrand: '#ffffff',
  onBrand2: '#c4d8e8',
  accent: '#1b5a8c',
  onAccent: '#ffffff',
  mark: '#9fc6e6',
};

export const mailThemeDark            = {
  page: '#0d141a',
  surface: '#141d25',
  sunken: '#1b2731',
  ink: '#e6edf3',
  ink2: '#b3c1cc',
  ink3: '#93a3b0',
  line: '#2a3843',
  lineStrong: '#6b7d8b',
  rule: '#b3c1cc',
  brand: '#123450',
  onBrand: '#ffffff',
  onBrand2: '#b9d2e6',
  accent: '#7db6e3',
  onAccent: '#08151f',
  mark: '#7db6e3',
};

export const printTheme             = {
  ink: '#12202b',
  ink2: '#42525f',
  lineThin: '#d3dbe2',
  brand: '#174a73',
  mark: '#9fc6e6',
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
