                                                      

export const home              = {
  title: 'Bearings, Dubai',
  headline: 'The right bearing, delivered from Dubai.',
  lead: 'Search by part number, an old number or a size in millimetres.',
  facts: [{ label: 'Established', value: '2010, in collaboration with a Chinese bearing group' }],
  about: [
    'GWD was established in 2010 in collaboration with a Chinese bearing group. From Dubai we sell bearings from several makers, and the lubricants, automotive parts and batteries that are ordered with them.',
    'Each bearing is shown as a section drawn to scale, beside the bearings that interchange with it.',
  ],
  featured: [
    {
      title: 'Best Sellers',
      groups: [
        {
          id: 'best-ball',
          title: 'Ball',
          text: 'Sealed and shielded, for pumps, fans and motors.',
          more: ['Our most requested sizes. Each number leads to prices, stock and interchangeable bearings.'],
          drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' },
          designations: ['6205-2RS', '6205-2RS/C3', '608-2Z', '6204-2Z', '6306', '6308'],
        },
        {
          id: 'best-tapered',
          title: 'Tapered Roller',
          text: 'Metric and inch, for hubs, axles and gear shafts.',
          more: ['Cones and cups as sets, from several makers.'],
          drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 },
          designations: ['30308', '30205', '30310', '32208', '32210', '32310'],
        },
        {
          id: 'best-roller',
          title: 'Spherical/Cylindrical Roller',
          text: 'For quarries, mills and conveyors.',
          more: ['Brass and steel cages, cylindrical and taper bores.'],
          drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
          designations: ['22220CA/W33', '22308CA/W33', '22316CA/W33', 'NU2310', 'NU310', 'NJ310'],
        },
      ],
    },
    {
      title: 'Featured',
      groups: [
        {
          id: 'featured-motors',
          title: 'Electric motors',
          text: 'Drive end and free end, in clearance C3.',
          more: ['A motor in hot surroundings needs clearance C3. For motors above 70 kW there is a retrofit kit.'],
          drawing: { type: 'deep groove ball', d: 40, D: 90, B: 23, seal: '2Z' },
          designations: ['6308/C3', '6308-2Z/C3', '6310/C3', '6316/C3', 'NU316'],
        },
        {
          id: 'featured-inserts',
          title: 'Inserts',
          text: 'For self-aligning plummer blocks and flanges.',
          more: ['Insert bearings with grub screws, by shaft diameter.'],
          drawing: { type: 'insert/unit', d: 25, D: 52, B: 34.1 },
          designations: ['UC204', 'UC205', 'UC206', 'UC207', 'UC208', 'UC210'],
        },
      ],
    },
    {
      title: 'Special Offer',
      groups: [
        {
          id: 'special-list',
          title: 'Your list, one answer',
          text: 'Special prices for larger quantities.',
          more: [
            'Add the items and quantities you need to the cart and send them as an RFI: our sales desk quotes each line in AED.',
          ],
          drawing: { type: 'cylindrical roller', d: 50, D: 110, B: 40 },
          designations: ['6000-2RS', '6206-2RS', '6305', '30206', '32207', 'NU212'],
        },
      ],
    },
  ],
  joins: {
    user: 'Actual users and OEMs: a dedicated manager and direct support.',
    partner: 'Channel partners: reseller pricing on all makers.',
  },
  terms: [
    { label: 'Prices', value: 'In AED, 5% VAT shown separately; after sign-in, once your account is Active' },
    { label: 'Already a customer?', value: 'Existing Customer Registration', to: '/existingCustomerRegister' },
  ],
};
