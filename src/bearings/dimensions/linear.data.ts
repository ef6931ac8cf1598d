/** Linear ball bearings by the shaft: 'bore:outside x length' in mm. LM is of Asia, LME of Europe. Sources: makers THK, INA. */
export const linearBallsMm: Readonly<Record<'LM' | 'LME' | 'KH', string>> = {
  LM: '3:7x10 4:8x12 5:10x15 6:12x19 8:15x24 10:19x29 12:21x30 13:23x32 16:28x37 20:32x42 25:40x59 30:45x64 35:52x70 40:60x80 50:80x100 60:90x110',
  LME: '5:12x22 8:16x25 10:19x29 12:22x32 16:26x36 20:32x45 25:40x58 30:47x68 40:62x80 50:75x100 60:90x125',
  KH: '6:12x22 8:15x24 10:17x26 12:19x28 14:21x28 16:24x30 20:28x30 25:35x40 30:40x50 40:52x60 50:62x70',
};

/** Sizes of the rails by the letters of their carriages, and the letters of its form behind the size. Sources: makers Hiwin, THK. */
export const carriages: Readonly<
  Record<string, { readonly sizes: string; readonly forms: string; readonly source: string }>
> = {
  HGH: { sizes: '15 20 25 30 35 45 55 65', forms: 'CA HA', source: 'maker Hiwin' },
  HGW: { sizes: '15 20 25 30 35 45 55 65', forms: 'CA CB CC HA HB HC', source: 'maker Hiwin' },
  EGH: { sizes: '15 20 25 30 35', forms: 'SA CA', source: 'maker Hiwin' },
  EGW: { sizes: '15 20 25 30 35', forms: 'SA SB CA CB', source: 'maker Hiwin' },
  MGN: { sizes: '5 7 9 12 15', forms: 'C H', source: 'maker Hiwin' },
  MGW: { sizes: '5 7 9 12 15', forms: 'C H', source: 'maker Hiwin' },
  SHS: { sizes: '15 20 25 30 35 45 55 65', forms: 'C LC V LV R LR', source: 'maker THK' },
  HSR: {
    sizes: '8 10 12 15 20 25 30 35 45 55 65 85 100 120 150',
    forms: 'A LA B LB C CA CB HA HB R LR CR HR YR TR RM M',
    source: 'maker THK',
  },
  SSR: { sizes: '15 20 25 30 35', forms: 'XV XW XTB', source: 'maker THK' },
  SBR: { sizes: '10 12 13 16 20 25 30 35 40 50', forms: 'UU LUU', source: 'maker Samick' },
  TBR: { sizes: '16 20 25 30', forms: 'UU LUU', source: 'maker Samick' },
};

/** Supports of ball screws in a housing by the number of the screw; the fixed ones have its journal as bore. Source: maker THK. */
export const screwSupportUnits: Readonly<Record<string, { readonly sizes: string; readonly isFixed: boolean }>> = {
  EK: { sizes: '4 5 6 8 10 12 15 20', isFixed: true },
  FK: { sizes: '4 5 6 8 10 12 15 20 25 30', isFixed: true },
  BK: { sizes: '10 12 15 17 20 25 30 35 40', isFixed: true },
  EF: { sizes: '6 8 10 12 15 20', isFixed: false },
  FF: { sizes: '6 10 12 15 20 25 30', isFixed: false },
  BF: { sizes: '10 12 15 17 20 25 30 35 40', isFixed: false },
};

/** Ball screws SFU by diameter: 'diameter:leads' in mm. Source: DIN 69051-5, maker TBI. */
export const ballScrewLeadsMm =
  '12:4 16:4x5x10 20:4x5 25:4x5x6x8x10 32:4x5x6x8x10 40:5x6x8x10 50:10x20 63:10x20 80:10x20';
