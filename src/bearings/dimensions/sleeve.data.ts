/** Shaft of an adapter sleeve by the tapered bore it fits in, 'bore:shaft' in mm. Source: ISO 2982-1. */
export const sleeveShaftsMm =
  '20:17 25:20 30:25 35:30 40:35 45:40 50:45 55:50 60:55 65:60 70:60 75:65 80:70 85:75 90:80 95:85 100:90 105:95 110:100 120:110 130:115 140:125 150:135 160:140 170:150 180:160 190:170 200:180 220:200 240:220 260:240 280:260 300:280 320:300 340:320 360:340 380:360 400:380 420:400 440:410 460:430 480:450 500:470';

/**
 * Inch shaft of an adapter sleeve by the bore code behind its series, in sixteenths of an inch: HA309 has 1 7/16, HE309 1 1/2.
 * Sources: ISO 2982-1, maker SKF.
 */
export const inchSleeveShafts: Readonly<Record<string, string>> = {
  HA: '06:15 07:19 09:23 10:27 11:31 13:35 15:39 16:43 17:47 18:51 20:55 22:63 24:67 26:71 28:79 30:83 32:87 34:95 36:103 38:111 40:115',
  HE: '05:12 06:16 08:20 09:24 10:28 11:32 13:36 15:40 16:44 17:48 18:52 19:52 20:56 22:64 24:68 26:72 28:80 30:84 32:88 34:96 36:104 38:108 40:112',
};

/** By series: 'tapered bore:outside of the nut x length' in mm. Source: ISO 2982-1, ISO 2982-2. */
export const sleeveSizesMm: Readonly<Record<string, string>> = {
  H2: '20:32x24 25:38x26 30:45x27 35:52x29 40:58x31 45:65x33 50:70x35 55:75x37 60:80x38 65:85x40 75:98x43 80:105x46 85:110x50 90:120x52 95:125x55 100:130x58 110:145x63',
  H3: '20:32x28 25:38x29 30:45x31 35:52x35 40:58x36 45:65x39 50:70x42 55:75x45 60:80x47 65:85x50 70:92x52 75:98x55 80:105x59 85:110x63 90:120x65 95:125x68 100:130x71 110:145x77',
  H23: '25:38x35 30:45x38 35:52x43 40:58x46 45:65x50 50:70x55 55:75x59 60:80x62 65:85x65 70:92x68 75:98x73 80:105x78 85:110x82 90:120x86 95:125x90 100:130x97 110:145x105 120:155x112 130:165x121 140:180x131 150:195x139 160:210x147 170:220x154 180:230x161 190:240x169 200:250x176',
  H31: '100:130x76 110:145x81 120:155x88 130:165x92 140:180x97 150:195x111 160:210x119 170:220x122 180:230x131 190:240x141 200:250x150',
  H30: '120:145x72 130:155x80 140:165x82 150:180x87 160:190x93 170:200x101 180:210x109 190:220x112 200:240x120',
  H39: '180:210x87 190:220x89 200:240x98',
};

/** Adapter sleeves of the series of bearings with a tapered bore; the later ones for larger bores. Source: ISO 2982-1. */
export const sleevesBySeries: Readonly<Record<string, readonly string[]>> = {
  '12': ['H2', 'H30'],
  '13': ['H3'],
  '22': ['H3'],
  '23': ['H23'],
  '222': ['H3', 'H31'],
  '223': ['H23'],
  '230': ['H30'],
  '231': ['H31'],
};

/** Shaft of a withdrawal sleeve by the tapered bore it fits in, 'bore:shaft' in mm. Source: ISO 2982-1. */
export const withdrawalShaftsMm =
  '40:35 45:40 50:45 55:50 60:55 65:60 70:65 75:70 80:75 85:80 90:85 95:90 100:95 105:100 110:105 120:115 130:125 140:135 150:145 160:150 170:160 180:170 190:180 200:190 220:200 240:220 260:240 280:260 300:280 320:300 340:320 360:340 380:360 400:380 420:400 440:420 460:440 480:460 500:480';

/**
 * By series: 'tapered bore:length x thread x pitch' in mm, where the catalogues of SKF and ZVL agree; in some sizes they
 * have other threads, which are left out. Source: ISO 2982-1.
 */
export const withdrawalSleevesMm: Readonly<Record<string, string>> = {
  AH3: '40:29x45x1.5 45:31x50x1.5 50:35x55x2 55:37x60x2 60:40x65x2 65:42x70x2 70:43x75x2 75:45x80x2 80:48x90x2 85:52 90:53x100x2 95:57x105x2 100:59x110x2 110:63x120x2',
  AH23: '40:40x45x1.5 45:44x50x1.5 50:50x55x2 55:54x60x2 60:58x65x2 65:61x70x2 70:64x75x2 75:68x80x2 80:71x90x2 85:74x95x2 90:79x100x2 95:85x105x2 100:90x110x2 120:105x130x2 130:115 140:125 150:135x160x3 160:140x170x3 170:146 180:154 190:160x200x3',
  AH32: '90:63x100x2 100:73x110x2 110:82x120x2 120:90x130x2 130:98 140:104 150:114x160x3 160:124x170x3 170:134 180:140 190:145x200x3',
  AH31: '100:64x110x2 110:68x120x2 120:75x130x2 130:78x140x2 140:83x150x2 150:96x160x3 160:103 170:104 180:116 190:125x200x3',
  AH30: '120:60x130x2 130:67x140x2 140:68x150x2 150:72x160x3 160:77x170x3 170:85x180x3 180:92x190x3 190:96 200:102',
};

/** Withdrawal sleeves of the sets that have a number of their own in GOST 3189. */
export const withdrawalSleevesBySeries: Readonly<Record<string, readonly string[]>> = {
  '222': ['AH3'],
  '223': ['AH23'],
};
