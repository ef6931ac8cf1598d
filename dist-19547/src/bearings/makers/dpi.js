import { msg } from '../../lib/i18n.js';
                                         

export const dpi = {
  name: 'DPI',
  brands: ['DPI', 'NBC', 'ARB'],
  country: 'IN',
  spelling: {
    seals: {
      Z: ' Z',
      '2Z': ' ZZ',
      RS: '-RS',
      '2RS': '-2RS',
      RZ: '-RZ',
      '2RZ': '-2RZ',
      RSL: '-RSL',
      '2RSL': '-2RSL',
      RSZ: '-RSZ',
      RZZ: '-RZZ',
    },
    angles: { 15: 'C', 25: 'AC', 30: 'A', 40: 'B' },
    separator: ' ',
    rank: 8,
    source: 'maker DPI',
  },
  examples: { '6205-2RS C3': '6205-2RS/C3', '6205 ZZ': '6205-2Z' },
  page: {
    path: 'dpi',
    origin: msg('India'),
    text: msg('Ball, tapered roller and insert bearings from India.'),
    href: 'https://www.dpi.example/',
  },
  demo: {
    code: 'DP',
    price: 0.72,
    range: [
      { series: '60 62 63', to: 80, forms: '_ _ZZ -2RS', fits: ['', ' C3'] },
      { series: '622 623', forms: '-2RS', fits: ['', ' C3'] },
      { series: '302 303 313 320 322 323', to: 120, forms: '_' },
      { series: 'inch', to: 100, forms: '_' },
      { series: 'UC2 UC3', forms: '_' },
    ],
    items: [
      { code: 'DP-00860', name: '6205', inr: 216, aed: 11, onHand: 1500, popularity: 1700 },
      { code: 'DP-00870', name: '6205-2RS', inr: 286, aed: 14.5, onHand: 1100, popularity: 1650 },
      { code: 'DP-00871', name: '6205-2RS C3', inr: 298, aed: 15, arriving: [600, 14], popularity: 1640 },
      { code: 'DP-00866', name: '6205 ZZ C3', inr: 262, aed: 13, production: [1000, 24], popularity: 1500 },
      { code: 'DP-03030', name: '30308', inr: 740, aed: 37, onHand: 400, popularity: 1350 },
      { code: 'DP-05205', name: 'UC205', inr: 286, aed: 14.5, onHand: 850, popularity: 1400 },
      { code: 'DP-06194', name: 'LM11949/LM11910', inr: 225, aed: 11.5, onHand: 500, popularity: 1150 },
    ],
  },
}                ;
