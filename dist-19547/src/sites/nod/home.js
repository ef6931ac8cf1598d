                                                      

export const home              = {
  title: 'Bearings from five makers',
  headline: 'Five makers, one counter.',
  lead: "Type any maker's number, an old number or a size. Interchangeable bearings are listed with it.",
  facts: [],
  about: [
    'Our distribution began in Mumbai in 1969. Five branches now sell five brand names over one counter, with one brand partner for over 50 years.',
  ],
  brands: {
    note: 'Over 50 years with a brand partner',
    list: [
      {
        name: 'Koyo',
        sells: 'Ball, tapered and cylindrical',
        page: 'koyo',
        drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 },
      },
      {
        name: 'DPI',
        sells: 'Ball, tapered, inserts',
        page: 'dpi',
        drawing: { type: 'insert/unit', d: 25, D: 52, B: 34.1 },
      },
      {
        name: 'ZWZ',
        sells: 'Spherical, cylindrical, large',
        page: 'zwz',
        drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
      },
      {
        name: 'IKO',
        sells: 'Needle roller',
        page: 'iko',
        drawing: { type: 'needle roller with inner ring', d: 25, D: 42, B: 17 },
      },
      {
        name: 'WZWN',
        sells: 'Cylindrical roller',
        page: 'wzwn',
        drawing: { type: 'cylindrical roller', d: 40, D: 80, B: 18 },
      },
    ],
  },
  joins: {
    user: 'Actual users and OEMs: a dedicated manager and direct support.',
    partner: 'Channel partners: reseller pricing on all five brand names.',
  },
  terms: [
    { label: 'Prices and stock', value: 'After sign-in, once your account is Active' },
    { label: 'Already a customer?', value: 'Existing Customer Registration', to: '/existingCustomerRegister' },
  ],
};
