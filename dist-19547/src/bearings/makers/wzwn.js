import { msg } from '../../lib/i18n.js';
                                         

export const wzwn = {
  name: 'WZWN',
  brands: ['WZWN'],
  examples: { 'NU2310EM C3': 'NU2310/C3' },
  page: { path: 'wzwn', origin: '', text: msg('Cylindrical roller bearings.'), href: 'https://www.wzwn.example/' },
  demo: {
    code: 'WN',
    price: 0.9,
    range: [
      { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23 NUP2 NUP22 NUP3 NUP23', forms: '_ M', fits: ['', ' C3'] },
      { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23', to: 160, forms: 'E EM', fits: ['', ' C3'] },
      { series: 'N2 N3 N10 NU10 NU4 NJ4 NF2 NF3', forms: '_ M', fits: ['', ' C3'] },
      { series: 'NN30', forms: 'K', fits: [' P5', ' P5 W33', ' SP'] },
    ],
    items: [
      { code: 'WN-30310', name: 'NU2310', inr: 3480, aed: 174, onHand: 65, popularity: 1100 },
      { code: 'WN-30311', name: 'NU2310EM C3', inr: 4150, aed: 208, arriving: [20, 18], popularity: 700 },
      { code: 'WN-30320', name: 'NJ310E', inr: 2380, aed: 119, onHand: 52, popularity: 750 },
      { code: 'WN-30330', name: 'N208', inr: 1060, aed: 53, popularity: 300 },
    ],
  },
}                ;
