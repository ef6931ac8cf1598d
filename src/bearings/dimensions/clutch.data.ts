/** CSK, sprag clutches in the size of ball bearings: 'bore:outside x width' in mm, without seals. Source: maker Stieber. */
export const spragClutchesMm = '8:22x9 12:32x10 15:35x11 17:40x12 20:47x14 25:52x15 30:62x16 35:72x17 40:80x22';

/** HF and HFL (with bearings): 'bore and width:outside' in mm. Source: maker INA. */
export const rollerClutchesMm: Readonly<Record<'HF' | 'HFL', string>> = {
  HF: '0306:6.5 0406:8 0608:10 0612:10 0812:12 1012:14 1216:18 1416:20 1616:22 1816:24 2016:26 2520:32 3020:37 3520:42',
  HFL: '0308:6.5 0408:8 0615:10 0822:12 1022:14 1226:18 1426:20 1626:22 1826:24 2026:26 2530:32 3030:37 3530:42',
};

/** Freewheels that are numbered by their bore in mm. Source: maker Stieber. */
export const freewheelBoresMm: Readonly<Record<string, readonly number[]>> = {
  ASNU: [8, 12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80],
  AS: [10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 80],
  AL: [12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90],
};
