/** The stud's name in JIS to the outside diameter of ISO 6278. Source: makers IKO, INA. */
export const camFollowers: Readonly<Record<string, number>> = {
  CF5: 13,
  CF6: 16,
  CF8: 19,
  CF10: 22,
  'CF10-1': 26,
  CF12: 30,
  'CF12-1': 32,
  CF16: 35,
  CF18: 40,
  CF20: 52,
  'CF20-1': 47,
  CF24: 62,
  'CF24-1': 72,
  CF30: 80,
  'CF30-1': 85,
  'CF30-2': 90,
};

/** Yoke type track rollers NATR, NUTR by the bore: 'bore:DxB' in mm, B of the inner ring. Source: makers INA, SKF. */
export const yokeRollersMm =
  '5:16x12 6:19x12 8:24x15 10:30x15 12:32x15 15:35x19 17:40x21 20:47x25 25:52x25 30:62x29 35:72x29 40:80x32 45:85x32 50:90x32';

/** Cam rollers with one (3612) and two rows of balls (3058): 'number:dxDxB' in mm. Source: maker SKF. */
export const camRollersMm =
  '361200:10x32x9 361201:12x35x10 361202:15x40x11 361203:17x47x12 361204:20x52x14 361205:25x62x15 361206:30x72x16 361207:35x80x17 305800:10x32x14 305801:12x35x15.9 305802:15x40x15.9 305803:17x47x17.5 305804:20x52x20.6 305805:25x62x20.6 305806:30x72x23.8 305807:35x80x27';

/** LR2, LR50, LR52, LR53: 'number:dxDxB' in mm. Sources: makers INA, ZEN. */
export const supportRollersMm =
  '200:10x32x9 201:12x35x10 202:15x40x11 203:17x47x12 204:20x52x14 205:25x62x15 206:30x72x16 207:35x80x17 208:40x85x18 209:45x90x19 50/5:5x17x7 50/6:6x19x9 50/7:7x22x10 50/8:8x24x11 5000:10x28x12 5001:12x30x12 5002:15x35x13 5003:17x40x14 5004:20x47x16 5005:25x52x16 5006:30x62x19 5007:35x68x20 5008:40x75x21 5200:10x32x14 5201:12x35x15.9 5202:15x40x15.9 5203:17x47x17.5 5204:20x52x20.6 5205:25x62x20.6 5206:30x72x23.8 5207:35x80x27 5208:40x85x30.2 5301:12x42x19 5302:15x47x19 5303:17x52x22.2 5304:20x62x22.2 5305:25x72x25.4 5306:30x80x30.2 5307:35x90x34.9 5308:40x100x36.5';
