/** Needle bearings: outside diameter by bore in mm, 'bore:D'. */

/** HK, BK by the bore under the needles; at 12 mm the narrow HK1210 has 16, the others 18. Source: ISO 3245. */
export const drawnCupOutsideMm =
  '3:6.5 4:8 5:9 6:10 7:11 8:12 9:13 10:14 12:18 13:19 14:20 15:21 16:22 17:23 18:24 20:26 22:28 25:32 28:35 30:37 32:39 35:42 38:45 40:47 45:52 50:58 55:63 60:68';

/** TA, TAM by the bore under the needles: 'bore:D' and the widths that there are. Source: maker IKO. */
export const heavyShellsMm =
  '8:15x10x15x20 9:16x12x16 10:17x10x12x15x20 12:19x12x15x20x25 14:22x16x20 15:22x10x12x15x20x25 16:24x16x20 17:24x15x20x25 18:25x13x15x17x19x20x25 19:27x16x20 20:27x15x20x25x30 21:29x16x20 22:29x10x15x20x25x30 24:31x20x28 25:33x10x15x20x25x30 26:34x16x20 28:37x20x30 29:38x20x30 30:40x13x15x20x25x30 32:42x20x30 35:45x12x15x20x25x30 37:47x20x30 38:48x15x20x25x30 40:50x15x20x25x30x40 45:55x20x25x30x40 50:62x12x15x20x25x30x40 55:67x20x25x30x40 60:72x25x30x40 62:74x12 65:77x25x30 70:82x25x30x40';

/** NK by the bore under the needles. Source: maker INA, ISO 1206 light series. */
export const nkOutsideMm =
  '5:10 6:12 7:14 8:15 9:16 10:17 12:19 14:22 15:23 16:24 17:25 18:26 19:27 20:28 21:29 22:30 24:32 25:33 26:34 28:37 29:38 30:40 32:42 35:45 37:47 38:48 40:50 42:52 43:53 45:55 47:57 50:62 55:68 60:72 65:78 68:82 70:85 73:90 75:92 80:95 85:105 90:110 95:115 100:120 105:125 110:130';

/** NKI by the bore of the inner ring. Source: maker INA. */
export const nkiOutsideMm =
  '5:15 6:16 7:17 9:19 10:22 12:24 15:27 17:29 20:32 22:34 25:38 28:42 30:45 32:47 35:50 38:53 40:55 42:57 45:62 50:68 55:72 60:82 65:90 70:95 75:105 80:110 85:115 90:120 95:125 100:130';

/** Bore under the needles of RNA49, RNA59 and RNA69 by the bore of NA49, NA59 and NA69: 'bore:Fw'. Source: ISO 1206. */
export const rna49BoreMm =
  '10:14 12:16 15:20 17:22 20:25 22:28 25:30 28:32 30:35 32:40 35:42 40:48 45:52 50:58 55:63 60:68 65:72 70:80 75:85 80:90 85:100 90:105 95:110 100:115 110:125 120:135 130:150 140:160';

/** Source: ISO 1206. */
export const rna48BoreMm =
  '110:120 120:130 130:145 140:155 150:165 160:175 170:185 180:195 190:210 200:220 220:240 240:265 260:285 280:305 300:330 320:350 340:370 360:390';

/** Bore under the needles of RNAV40 by the bore of NAV40. Sources: GOST 4657, catalogue of EPK. */
export const rnav40BoreMm =
  '17:24 20:28 25:34 30:40 35:46 40:52 45:58 50:62 55:70 60:75 65:80 70:88 75:92 80:100 85:105';

/** Bore under the needles of NKI by the bore of its inner ring: 'bore:Fw'. Source: maker NTN. */
export const nkiRacewayMm =
  '5:8 6:9 7:10 9:12 10:14 12:16 15:19 17:21 20:24 22:26 25:29 28:32 30:35 32:37 35:40 38:43 40:45 42:47 45:50 50:55 55:60 60:68 65:73 70:80 75:85 80:90 85:95 90:100 95:105 100:110';

/** NKIA, NKIB with angular contact or thrust balls beside the needles: 'bore:DxB'. Source: makers INA, IKO. */
export const combinedNeedleMm =
  '12:24x16 15:28x18 17:30x18 20:37x23 22:39x23 25:42x23 30:47x23 35:55x27 40:62x30 45:68x30 50:72x30 55:80x34 60:85x34 65:90x34 70:100x40';

/** NKIS, the heavy series of NKI: 'bore:DxB'. Source: makers INA, SKF. */
export const nkisMm = '15:35x20 17:37x20 20:42x20 25:47x22 30:52x22 35:58x22 40:65x22 45:72x22 50:80x28';

/** Inch drawn cups by the bore in sixteenths of an inch: the outside diameter in sixteenths. Source: ABMA 18.2. */
export const inchCupSixteenths =
  '4:7 5:8 6:9 7:10 8:11 9:12 10:13 11:14 12:16 13:17 14:18 15:19 16:20 17:21 18:22 20:24 22:26 24:30';

/** Drawn cups without a cage, 'number:bore x outside x width'. Sources: GOST 4060, catalogue of EPK. */
export const gostCupsMm =
  '941/6:6x10x7 941/7:7x12x8 941/10:10x16x10 941/12:12x17x12 941/15:15x20x12 941/17:17x23x14 941/20:20x26x14 941/25:25x32x16 941/30:30x38x16 942/8:8x14x12 942/15:15x20x16 942/20:20x26x20 942/25:25x32x22 942/30:30x38x24 942/32:32x40x24 942/35:35x43x25 942/40:40x50x32 943/10:10x16x17 943/20:20x26x25 943/25:25x32x25 943/30:30x38x32 943/35:35x43x32 943/40:40x50x38 943/45:45x55x38 943/50:50x60x38';

/** Sizes of NKX and NKXR. Sources: makers INA, NTN. */
export const thrustNeedleBoresMm: readonly number[] = [10, 12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 60, 70];
