                                             

const JIS_FITS = ['', ' C3', ' CM'];

export const koyoDemo            = {
  code: 'KO',
  price: 1.32,
  discountBp: 38_00,
  range: [
    { series: '60 62 63', to: 100, forms: '_ ZZ _2RS', fits: JIS_FITS },
    { series: '60 62 63', to: 100, forms: 'Z _RS N NR', fits: ['', ' C3'] },
    { series: '60 62 63', to: 80, forms: '_2RU', fits: JIS_FITS },
    { series: '60 62 63', to: 50, forms: '_2RD', fits: JIS_FITS },
    { series: '60 62 63', from: 101, forms: '_', fits: ['', ' C3'] },
    { series: '68 69', forms: '_', fits: ['', ' C3'] },
    { series: '68 69', to: 100, forms: 'ZZ _2RS', fits: ['', ' C3'] },
    { series: '160 64', forms: '_', fits: ['', ' C3'] },
    { series: '622 623', forms: '_2RS', fits: ['', ' C3'] },
    { series: '70 72 73', forms: '_ B C', fits: [''] },
    { series: '12 13 22 23', forms: '_ K', fits: ['', ' C3'] },
    { series: '511 512 513', forms: '_' },
    { series: '302 303 313 320 322 323 330 331 332', forms: 'JR' },
    { series: 'inch', forms: '_' },
    { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23 NUP2 NUP22 NUP3 NUP23', to: 200, forms: 'R', fits: ['', ' C3'] },
    { series: 'NU10 N2 N3', forms: '_', fits: ['', ' C3'] },
  ],
  items: [
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
  ],
};
