/** Colours of the light or the dark theme, because mail programs do not support CSS variables. */
export type MailTheme = {
  page: string;
  surface: string;
  sunken: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  lineStrong: string;
  rule: string;
  brand: string;
  onBrand: string;
  onBrand2: string;
  accent: string;
  onAccent: string;
  mark: string;
};

/** Colours of the light theme, because a PDF has no CSS variables. */
export type PrintTheme = {
  ink: string;
  ink2: string;
  lineThin: string;
  brand: string;
  mark: string;
  draw: Record<'line' | 'thin' | 'ring' | 'roll' | 'ball' | 'seal' | 'dim' | 'paper', string>;
};
