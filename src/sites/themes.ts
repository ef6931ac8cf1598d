/** Colours of the light theme, for mail programs do not support CSS variables. */
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

/** Colours of the light theme, for a PDF has no CSS variables. */
export type PrintTheme = {
  ink: string;
  ink2: string;
  lineThin: string;
  brand: string;
  draw: Record<'line' | 'thin' | 'ring' | 'roll' | 'ball' | 'seal' | 'dim' | 'paper', string>;
};
