/** 'bore:DxB' in mm, B of the inner ring. Source: ISO 12240-1 series E. */
export const sphericalPlainMm =
  '4:12x5 5:14x6 6:14x6 8:16x8 10:19x9 12:22x10 15:26x12 17:30x14 20:35x16 25:42x20 30:47x22 35:55x25 40:62x28 45:68x32 50:75x35 60:90x44 70:105x49 80:120x55 90:130x60 100:150x70';
