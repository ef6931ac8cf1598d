/**
 * Rod ends by bore in mm: 'bore:diameter of the head x width of the inner ring x centre to the end of an inner thread x centre to
 * the end of an outer thread x tilting angle in degrees x thread x pitch', pitch 0 is the coarse one. Source: ISO 12240-4 (E is SI,
 * SA, GIR and GAR, K is PHS, POS, GIKFR and GAKFR), maker INA.
 */
export const rodEndSizesMm: Readonly<Record<'E' | 'K', string>> = {
  E: '6:21x6x30x36x13x6x0 8:24x8x36x42x15x8x0 10:29x9x43x48x12x10x0 12:34x10x50x54x11x12x0 15:40x12x61x63x8x14x0 17:46x14x67x69x10x16x0 20:53x16x77x78x9x20x1.5 25:64x20x94x94x7x24x2 30:73x22x110x110x6x30x2 35:82x25x125x140x6x36x3 40:92x28x142x150x7x39x3 45:102x32x145x163x7x42x3 50:112x35x160x185x6x45x3 60:135x44x175x210x6x52x3 70:160x49x200x235x6x56x4 80:180x55x230x270x6x64x4',
  K: '5:18x8x27x33x13x5x0 6:20x9x30x36x13x6x0 8:24x12x36x42x14x8x0 10:28x14x43x48x13x10x0 12:32x16x50x54x13x12x0 14:36x19x57x60x16x14x0 16:42x21x64x66x15x16x0 18:46x23x71x72x15x18x1.5 20:50x25x77x78x14x20x1.5 22:54x28x84x84x15x22x1.5 25:60x31x94x94x15x24x2 30:70x37x110x110x17x30x2',
};

/** Steel on steel, dimension series E: 'bore:C x C0 of an inner thread x C0 of an outer thread' in kN. Source: maker INA. */
export const rodEndRatings =
  '6:3.4x10.2x6.92 8:5.5x16x12.9 10:8.15x22x20.6 12:10.8x30.4x30.1 15:17x44.8x41.5 17:21.2x56.5x56.5 20:30x75.6x75.6 25:48x88.2x88.2 30:62x119x119 35:80x159x159 40:100x194x194 45:127x259x259 50:156x313x313 60:245x485x485 70:315x564x564 80:400x689x689';
