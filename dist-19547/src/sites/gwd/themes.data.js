                                                          

export const mailTheme            = {
  page: '#f9f6f0',
  surface: '#ffffff',
  sunken: '#f1eadd',
  ink: '#151c2e',
  ink2: '#474d5e',
  ink3: '#5f6474',
  line: '#e0d8c9',
  lineStrong: '#8a8573',
  rule: '#151c2e',
  brand: '#16213d',
  onBrand: '#ffffff',
  onBrand2: '#d9cdb6',
  accent: '#1d2d57',
  onAccent: '#ffffff',
  mark: '#cdb287',
};

export const mailThemeDark            = {
  page: '#0b0f1a',
  surface: '#121828',
  sunken: '#1a2135',
  ink: '#eceae4',
  ink2: '#bebbb1',
  ink3: '#9c9a93',
  line: '#2a3247',
  lineStrong: '#76798a',
  rule: '#bebbb1',
  brand: '#141d36',
  onBrand: '#ffffff',
  onBrand2: '#d9cdb6',
  accent: '#dcc296',
  onAccent: '#171204',
  mark: '#dcc296',
};

export const printTheme             = {
  ink: '#151c2e',
  ink2: '#474d5e',
  lineThin: '#e0d8c9',
  brand: '#16213d',
  mark: '#cdb287',
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
