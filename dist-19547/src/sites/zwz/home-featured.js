                                                      

const ball = { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2RS' };
const taper = { type: 'tapered roller', d: 40, D: 90, B: 25.25 };
const spherical = { type: 'spherical roller', d: 100, D: 180, B: 46 };
const cylindrical = { type: 'cylindrical roller', d: 50, D: 110, B: 40 };
const fourPoint = { type: 'four-point contact ball', d: 25, D: 52, B: 15 };

const byRfi =
  'Add the items and quantities you need to the cart and send them as an RFI: our sales desk quotes each line, with the date until which the quote is valid.';
const unlisted = 'Not listed here? Write to our sales desk with bore, outside diameter, width and load.';

export const featured                         = [
  {
    title: 'New',
    groups: [
      {
        id: 'new-standard',
        title: 'Standard Products',
        text: 'Ball and roller bearings in the ISO dimension series, for motors, pumps and gear units.',
        more: [
          'Sizes follow the ISO dimension plan: a number means the same size from every maker. Open, shielded and sealed; clearances CN, C3 and C4.',
          'Each item has a section drawing, load ratings and a data sheet.',
        ],
        drawing: ball,
      },
      {
        id: 'new-multirow',
        title: 'Multirow Bearings',
        text: 'Double and four row roller bearings for mill necks and heavy gear units.',
        more: ['More rows carry more load on the same shaft, where there is room in the width.', unlisted],
        drawing: { type: 'cylindrical roller double row', d: 50, D: 80, B: 23 },
      },
      {
        id: 'new-slewing',
        title: 'Slewing rim Bearings',
        text: 'Rims of large diameter for cranes, excavators and turntables.',
        more: [
          'One rim takes axial load, radial load and tilting moment at once, over four points of contact.',
          unlisted,
        ],
        drawing: fourPoint,
      },
    ],
  },
  {
    title: 'Best Sellers',
    groups: [
      {
        id: 'best-ball',
        title: 'Ball',
        text: 'Our best-selling sizes, sealed and shielded.',
        more: [
          'Our best sellers. Each number leads to its drawing, its data sheet and, after sign-in, price and stock.',
        ],
        drawing: ball,
        designations: ['6205', '6205-2RS', '6205-2RS/C3', '6205-2Z', '608-2Z', '6204-2Z', '6206-2Z', '6306', '6308'],
      },
      {
        id: 'best-tapered',
        title: 'Tapered Roller',
        text: 'Single row, metric and inch, for hubs and gear shafts.',
        more: ['Our best sellers: cones and cups as sets.'],
        drawing: taper,
        designations: ['30205', '30308', '30310', '32208', '32210', '32310', 'LM11949/LM11910', '33208'],
      },
      {
        id: 'best-roller',
        title: 'Spherical/Cylindrical Roller',
        text: 'For heavy loads and shafts that deflect.',
        more: ['Our best sellers: brass and steel cages, cylindrical and taper bores.'],
        drawing: spherical,
        designations: [
          '22220CA/W33',
          '22308CA/W33',
          '22316CA/W33',
          '22205CC/W33',
          'NU2310',
          'NU2310E',
          'NU310',
          'NJ310',
        ],
      },
    ],
  },
  {
    title: 'Featured',
    groups: [
      {
        id: 'featured-motors',
        title: 'Electric motors',
        text: 'Drive end and free end, in C3. Above 70 kW ask for the retrofit kit.',
        more: ['A motor that runs hot needs clearance C3. For motors above 70 kW we supply a retrofit kit.'],
        drawing: ball,
        designations: ['6308/C3', '6308-2Z/C3', '6310/C3', '6313-2RS/C3', '6316/C3', 'NU316', 'NU318'],
      },
      {
        id: 'featured-gears',
        title: 'Gear units',
        text: 'Rollers for shafts that carry radial and axial load.',
        more: ['Tapered, cylindrical and spherical rollers in the bores of common gear shafts.'],
        drawing: cylindrical,
        designations: ['32208', '32310', 'NJ310', 'NU2310', '22308CA/W33', 'QJ205M'],
      },
      {
        id: 'featured-mills',
        title: 'Mills and crushers',
        text: 'Large spherical roller bearings that tolerate a misaligned shaft.',
        more: ['The rings can tilt by a degree or two while the load stays on the whole roller.'],
        drawing: { type: 'spherical roller', d: 200, D: 420, B: 138 },
        designations: ['22220MB/W33', '22316CA/W33', '22340CA/W33', '23140CA/W33', '24040CA/W33'],
      },
    ],
  },
  {
    title: 'Special Offer',
    groups: [
      {
        id: 'special-ball',
        title: 'Ball',
        text: 'Special prices by the carton.',
        more: [byRfi],
        drawing: { type: 'deep groove ball', d: 25, D: 62, B: 17, seal: '2Z' },
        designations: ['608-2RS', '6000-2RS', '6204-2Z', '6206-2RS', '6305', '6307', '6309'],
      },
      {
        id: 'special-tapered',
        title: 'Tapered Roller',
        text: 'Special prices by the pallet.',
        more: [byRfi],
        drawing: taper,
        designations: ['30206', '30207', '30306', '30307', '32206', '32207', '32306'],
      },
      {
        id: 'special-roller',
        title: 'Spherical/Cylindrical Roller',
        text: 'For a planned shutdown: send us one list early.',
        more: [byRfi],
        drawing: spherical,
        designations: ['22210CA/W33', '22212CA/W33', '22215CA/W33', '22310CA/W33', 'NU210', 'NU212', 'NU312'],
      },
    ],
  },
];
