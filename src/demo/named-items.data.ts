/** Named items have the same stock code, price and stock on every site; all else comes from the bearing data. */
export type NamedItem = {
  code: string;
  maker: string;
  name: string;
  /** List price in rupees and dirhams; 0 is a price on request. */
  inr: number;
  aed: number;
  onHand?: number;
  arriving?: readonly [quantity: number, inDays: number];
  production?: readonly [quantity: number, inDays: number];
  packs?: number;
  popularity?: number;
};

type Named = Omit<NamedItem, 'maker'>;

const zwz: readonly Named[] = [
  // All in stock except the single seal, which is made on demand.
  { code: 'ZW-10601', name: '6205', inr: 298, aed: 15, onHand: 2400, popularity: 1990 },
  { code: 'ZW-10602', name: '6205/C3', inr: 318, aed: 16, onHand: 960, popularity: 1900 },
  { code: 'ZW-10622', name: '6205-2RS', inr: 398, aed: 20, onHand: 3100, popularity: 1980 },
  {
    code: 'ZW-10623',
    name: '6205-2RS/C3',
    inr: 412,
    aed: 20.5,
    onHand: 1240,
    arriving: [600, 14],
    popularity: 1970,
  },
  { code: 'ZW-10614', name: '6205-2Z', inr: 362, aed: 18, onHand: 1800, popularity: 1960 },
  { code: 'ZW-10615', name: '6205-2Z/C3', inr: 376, aed: 19, onHand: 880, popularity: 1890 },
  { code: 'ZW-10618', name: '6205-RS/C3', inr: 384, aed: 19, popularity: 640 },
  { code: 'ZW-10631', name: '6205N', inr: 334, aed: 17, onHand: 120, popularity: 600 },
  { code: 'ZW-10101', name: '608-2Z', inr: 96, aed: 4.8, onHand: 9000, popularity: 1950 },
  { code: 'ZW-10102', name: '608-2RS', inr: 104, aed: 5.2, onHand: 7500, popularity: 1940 },
  { code: 'ZW-10110', name: '6000-2RS', inr: 142, aed: 7.1, onHand: 4200, popularity: 1880 },
  { code: 'ZW-10511', name: '6204-2Z', inr: 288, aed: 14.5, onHand: 2600, popularity: 1870 },
  { code: 'ZW-10711', name: '6206-2RS', inr: 506, aed: 25.5, onHand: 40, arriving: [60, 9], production: [200, 28] },
  { code: 'ZW-10712', name: '6206-2Z', inr: 468, aed: 23.5, onHand: 1500, popularity: 1860 },
  { code: 'ZW-10806', name: '6306', inr: 612, aed: 31, onHand: 1100, popularity: 1850 },
  { code: 'ZW-10808', name: '6308', inr: 1020, aed: 51, onHand: 740, popularity: 1840 },
  { code: 'ZW-10809', name: '6308/C3', inr: 1060, aed: 53, onHand: 520, popularity: 1700 },
  { code: 'ZW-10810', name: '6308-2Z/C3', inr: 1280, aed: 64, onHand: 310, popularity: 1690 },
  { code: 'ZW-10820', name: '6310/C3', inr: 1640, aed: 82, onHand: 260, popularity: 1680 },
  { code: 'ZW-10830', name: '6316/C3', inr: 4850, aed: 242, onHand: 90, popularity: 900 },
  // Exactly ten pieces and none arriving, for concurrency tests.
  { code: 'ZW-10835', name: '6313-2RS/C3', inr: 3260, aed: 163, onHand: 10, popularity: 700 },
  { code: 'ZW-11205', name: '1205', inr: 520, aed: 26, onHand: 640, popularity: 1500 },
  { code: 'ZW-11206', name: '1205K', inr: 560, aed: 28, onHand: 150, popularity: 500 },
  { code: 'ZW-11305', name: '2205', inr: 690, aed: 34.5, onHand: 210, popularity: 1100 },
  { code: 'ZW-12205', name: '22205CC/W33', inr: 1240, aed: 62, onHand: 180, popularity: 1200 },
  { code: 'ZW-12220', name: '22220CA/W33', inr: 11900, aed: 595, onHand: 340, popularity: 1750 },
  { code: 'ZW-12221', name: '22220CA/C3W33', inr: 12400, aed: 620, onHand: 85, popularity: 1400 },
  { code: 'ZW-12222', name: '22220CAK/W33', inr: 12600, aed: 630, arriving: [24, 10], popularity: 1300 },
  { code: 'ZW-12223', name: '22220CC/W33', inr: 11400, aed: 570, production: [40, 35], popularity: 1250 },
  { code: 'ZW-12224', name: '22220MB/W33', inr: 12800, aed: 640, popularity: 300 },
  { code: 'ZW-12308', name: '22308CA/W33', inr: 3950, aed: 198, onHand: 160, popularity: 1350 },
  { code: 'ZW-12316', name: '22316CA/W33', inr: 13600, aed: 680, onHand: 55, popularity: 800 },
  // Expensive enough to reach a credit limit with a few pieces.
  { code: 'ZW-12340', name: '22340CA/W33', inr: 98500, aed: 4925, onHand: 60, popularity: 250 },
  { code: 'ZW-13205', name: 'NU205', inr: 640, aed: 32, onHand: 480, popularity: 1450 },
  { code: 'ZW-13310', name: 'NU2310', inr: 3900, aed: 195, onHand: 220, popularity: 1650 },
  { code: 'ZW-13311', name: 'NU2310E', inr: 4250, aed: 213, onHand: 75, popularity: 1150 },
  { code: 'ZW-13312', name: 'NU2310M', inr: 4480, aed: 224, arriving: [36, 7], popularity: 1000 },
  { code: 'ZW-13313', name: 'NU2310EM', inr: 4700, aed: 235, production: [80, 21], popularity: 850 },
  { code: 'ZW-13320', name: 'NJ310', inr: 2650, aed: 132, onHand: 130, popularity: 950 },
  { code: 'ZW-14205', name: '30205', inr: 430, aed: 21.5, onHand: 1300, popularity: 1600 },
  { code: 'ZW-14308', name: '30308', inr: 1040, aed: 52, onHand: 620, popularity: 1640 },
  { code: 'ZW-14309', name: '30308/P6X', inr: 1140, aed: 57, popularity: 200 },
  { code: 'ZW-14405', name: '32205', inr: 560, aed: 28, onHand: 340, popularity: 1420 },
  { code: 'ZW-14408', name: '32208', inr: 890, aed: 44.5, onHand: 560, popularity: 1550 },
  { code: 'ZW-14501', name: 'LM11949/LM11910', inr: 310, aed: 15.5, onHand: 820, popularity: 1480 },
  { code: 'ZW-14502', name: 'LM48548/LM48510', inr: 460, aed: 23, onHand: 410, popularity: 1380 },
  { code: 'ZW-15105', name: '51105', inr: 238, aed: 12, onHand: 900, popularity: 1520 },
  { code: 'ZW-15104', name: '51104', inr: 204, aed: 10, onHand: 450, packs: 5, popularity: 1280 },
  { code: 'ZW-15412', name: '29412E', inr: 0, aed: 0, onHand: 6, popularity: 120 },
  { code: 'ZW-17205', name: '7205B', inr: 720, aed: 36, onHand: 380, popularity: 1460 },
  { code: 'ZW-17206', name: '7205AC', inr: 720, aed: 36, onHand: 260, popularity: 1180 },
  { code: 'ZW-17207', name: '7205B/DB', inr: 1480, aed: 74, popularity: 260 },
  { code: 'ZW-17305', name: '3205', inr: 980, aed: 49, onHand: 140, popularity: 1050 },
  { code: 'ZW-17405', name: 'QJ205M', inr: 1260, aed: 63, onHand: 65, popularity: 400 },
  { code: 'ZW-18205', name: 'UC205', inr: 398, aed: 20, onHand: 1450, popularity: 1610 },
  { code: 'ZW-18206', name: 'UC206', inr: 520, aed: 26, onHand: 30, arriving: [400, 6], popularity: 1510 },
  { code: 'ZW-19904', name: 'NA4904', inr: 640, aed: 32, onHand: 170, popularity: 1020 },
  // No stock and no price: availability stays blank.
  { code: 'ZW-19930', name: 'NN3024K/SP', inr: 0, aed: 0, popularity: 60 },
];

const koyo: readonly Named[] = [
  { code: 'KO-40101', name: '6205', inr: 392, aed: 19.5, onHand: 700, popularity: 1890 },
  { code: 'KO-40102', name: '6205 C3', inr: 418, aed: 21, onHand: 320, popularity: 1600 },
  { code: 'KO-40187', name: '6205 2RS', inr: 522, aed: 26, onHand: 900, popularity: 1870 },
  { code: 'KO-40188', name: '6205 2RS C3', inr: 545, aed: 27, onHand: 480, popularity: 1860 },
  { code: 'KO-40179', name: '6205ZZ', inr: 474, aed: 23.5, onHand: 640, popularity: 1820 },
  { code: 'KO-40180', name: '6205ZZ C3', inr: 498, aed: 25, onHand: 260, popularity: 1800 },
  { code: 'KO-40191', name: '6205 2RU C3', inr: 552, aed: 27.5, popularity: 620 },
  { code: 'KO-40308', name: '6308ZZ C3', inr: 1690, aed: 84.5, onHand: 120, popularity: 1300 },
  { code: 'KO-41205', name: '1205', inr: 690, aed: 34.5, onHand: 95, popularity: 1000 },
  { code: 'KO-43310', name: 'NU2310R', inr: 5350, aed: 268, onHand: 40, popularity: 900 },
  { code: 'KO-44308', name: '30308JR', inr: 1390, aed: 69.5, onHand: 180, popularity: 1500 },
  { code: 'KO-44501', name: 'LM11949/LM11910', inr: 415, aed: 21, onHand: 210, popularity: 1200 },
  { code: 'KO-45105', name: '51105', inr: 315, aed: 16, onHand: 140, popularity: 1100 },
  { code: 'KO-47205', name: '7205B', inr: 960, aed: 48, onHand: 75, popularity: 1000 },
];

const dpi: readonly Named[] = [
  { code: 'DP-00860', name: '6205', inr: 216, aed: 11, onHand: 1500, popularity: 1700 },
  { code: 'DP-00870', name: '6205-2RS', inr: 286, aed: 14.5, onHand: 1100, popularity: 1650 },
  { code: 'DP-00871', name: '6205-2RS C3', inr: 298, aed: 15, arriving: [600, 14], popularity: 1640 },
  { code: 'DP-00866', name: '6205 ZZ C3', inr: 262, aed: 13, production: [1000, 24], popularity: 1500 },
  { code: 'DP-03030', name: '30308', inr: 740, aed: 37, onHand: 400, popularity: 1350 },
  { code: 'DP-05205', name: 'UC205', inr: 286, aed: 14.5, onHand: 850, popularity: 1400 },
  { code: 'DP-06194', name: 'LM11949/LM11910', inr: 225, aed: 11.5, onHand: 500, popularity: 1150 },
];

const iko: readonly Named[] = [
  { code: 'IK-20201', name: 'TLA2020Z', inr: 285, aed: 14, onHand: 640, packs: 10, popularity: 1250 },
  { code: 'IK-20161', name: 'TLA2016Z', inr: 260, aed: 13, onHand: 520, popularity: 1150 },
  { code: 'IK-24904', name: 'NA4904', inr: 810, aed: 40.5, onHand: 110, popularity: 1050 },
  { code: 'IK-24905', name: 'NA4904UU', inr: 940, aed: 47, arriving: [50, 12], popularity: 500 },
  { code: 'IK-22820', name: 'TAF202820', inr: 520, aed: 26, onHand: 80, popularity: 700 },
  { code: 'IK-22617', name: 'KT202617', inr: 190, aed: 9.5, onHand: 300, popularity: 650 },
];

const wzwn: readonly Named[] = [
  { code: 'WN-30310', name: 'NU2310', inr: 3480, aed: 174, onHand: 65, popularity: 1100 },
  { code: 'WN-30311', name: 'NU2310EM C3', inr: 4150, aed: 208, arriving: [20, 18], popularity: 700 },
  { code: 'WN-30320', name: 'NJ310E', inr: 2380, aed: 119, onHand: 52, popularity: 750 },
  { code: 'WN-30330', name: 'N208', inr: 1060, aed: 53, popularity: 300 },
];

const made = (maker: string, rows: readonly Named[]): NamedItem[] => rows.map((row) => ({ ...row, maker }));

export const namedItems: readonly NamedItem[] = [
  ...made('ZWZ', zwz),
  ...made('Koyo', koyo),
  ...made('DPI', dpi),
  ...made('IKO', iko),
  ...made('WZWN', wzwn),
];
