/** Linear ball bearings by the shaft: 'bore:outside x length' in mm. LM is of Asia, LME of Europe. Sources: makers THK, INA. */
export const linearBallsMm: Readonly<Record<'LM' | 'LME' | 'KH', string>> = {
  LM: '3:7x10 4:8x12 5:10x15 6:12x19 8:15x24 10:19x29 12:21x30 13:23x32 16:28x37 20:32x42 25:40x59 30:45x64 35:52x70 40:60x80 50:80x100 60:90x110',
  LME: '5:12x22 8:16x25 10:19x29 12:22x32 16:26x36 20:32x45 25:40x58 30:47x68 40:62x80 50:75x100 60:90x125',
  KH: '6:12x22 8:15x24 10:17x26 12:19x28 14:21x28 16:24x30 20:28x30 25:35x40 30:40x50 40:52x60 50:62x70',
};
