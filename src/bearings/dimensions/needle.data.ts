/** Needle bearings: outside diameter by bore in mm, 'bore:D'. */

/** HK, BK by the bore under the needles; at 12 mm the narrow HK1210 has 16, the others 18. Source: ISO 3245. */
export const drawnCupOutsideMm =
  '3:6.5 4:8 5:9 6:10 7:11 8:12 9:13 10:14 12:18 13:19 14:20 15:21 16:22 17:23 18:24 20:26 22:28 25:32 28:35 30:37 32:39 35:42 38:45 40:47 45:52 50:58 55:63 60:68';

/** NK by the bore under the needles. Source: maker INA, ISO 1206 light series. */
export const nkOutsideMm =
  '5:10 6:12 7:14 8:15 9:16 10:17 12:19 14:22 15:23 16:24 17:25 18:26 19:27 20:28 21:29 22:30 24:32 25:33 26:34 28:37 29:38 30:40 32:42 35:45 37:47 38:48 40:50 42:52 43:53 45:55 47:57 50:62 55:68 60:72 65:78 68:82 70:85 73:90 75:92 80:95 85:105 90:110 95:115 100:120 105:125 110:130';

/** NKI by the bore of the inner ring. Source: maker INA. */
export const nkiOutsideMm =
  '5:15 6:16 7:17 9:19 10:22 12:24 15:27 17:29 20:32 22:34 25:38 28:42 30:45 32:47 35:50 38:53 40:55 42:57 45:62 50:68 55:72 60:82 65:90 70:95 75:105 80:110 85:115 90:120 95:125 100:130';

/** Bore under the needles of RNA49 and RNA69 by the bore code of NA49, NA69: 'bore:Fw'. Source: ISO 1206. */
export const rna49BoreMm =
  '10:14 12:16 15:20 17:22 20:25 22:28 25:30 28:32 30:35 32:40 35:42 40:48 45:52 50:58 55:63 60:68 65:72 70:80 75:85 80:90 85:100 90:105 95:110 100:115';

/** Source: ISO 1206. */
export const rna48BoreMm = '110:120 120:130 130:145 140:155 150:165 160:175 170:185 180:195 190:210 200:220';

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

/** 'bore:DxB' in mm, B of the inner ring. Source: ISO 12240-1 series E. */
export const sphericalPlainMm =
  '4:12x5 5:14x6 6:14x6 8:16x8 10:19x9 12:22x10 15:26x12 17:30x14 20:35x16 25:42x20 30:47x22 35:55x25 40:62x28 45:68x32 50:75x35 60:90x44 70:105x49 80:120x55 90:130x60 100:150x70';
