/**
 * Smallest chamfer r in mm by ISO 15 diameter series: 'bore:r' for bores up to and including it, 0 where it is not known. '00' are the narrow
 * bearings of series 0. Source: ISO 15.
 */
export const chamfersMm: Readonly<Record<string, string>> = {
  '8': '4:0.1 7:0.15 9:0.2 60:0.3 80:0.6 120:1 180:1.1 220:1.5 280:2 360:2.1',
  '9': '9:0 30:0.3 50:0.6 80:1 120:1.1 140:1.5 190:2 280:2.1 360:3',
  '00': '9:0 40:0.3 85:0.6 120:1 150:1.1 170:1.5 200:2',
  '0': '3:0.15 5:0.2 17:0.3 28:0.6 50:1 85:1.1 100:1.5 140:2 200:2.1 240:3 320:4 420:5 500:6',
  '1': '99:0 130:2 170:2.1 200:3 260:4 380:5',
  '2': '3:0.15 4:0.2 8:0.3 9:0 17:0.6 32:1 50:1.1 75:1.5 90:2 120:2.1 160:3 240:4 320:5',
  '3': '3:0.2 8:0.3 10:0.6 17:1 32:1.1 45:1.5 55:2 80:2.1 120:3 180:4 240:5 280:6',
  '4': '16:0 20:1.1 35:1.5 45:2 65:2.1 80:3 100:4',
};

/**
 * 'r:fillet x height x height x height': the largest fillet of the shaft or housing and the least height of its shoulder
 * in mm for the diameter series 8, 9, 0, then 1, 2, 3, then 4; 0 where there is none. Source: DIN 5418.
 */
export const shouldersMm =
  '0.15:0.15x0.4x0.7x0 0.2:0.2x0.7x0.9x0 0.3:0.3x1x1.2x0 0.6:0.6x1.6x2.1x0 1:1x2.3x2.8x0 1.1:1x3x3.5x4.5 1.5:1.5x3.5x4.5x5.5 2:2x4.4x5.5x6.5 2.1:2x5.1x6x7 3:2.5x6.2x7x8 4:3x7.3x8.5x10 5:4x9x10x12 6:5x11.5x13x15';
