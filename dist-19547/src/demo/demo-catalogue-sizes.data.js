                                                         

/** Customs Tariff, heading 8482: up to 50, up to 100 and above 100 mm of bore. */
const ball = ['84821020', '84821030', '84821040']         ;
const taper = ['84822011', '84822012', '84822013']         ;
const cylindrical = ['84825011', '84825012', '84825013']         ;
const spherical = ['84823000', '84823000', '84823000']         ;
const needle = ['84824000', '84824000', '84824000']         ;
const thrust = ['84821051', '84821052', '84821053']         ;

                                                                                                     

/**
 * Common sizes missing in data/bearings/seed-bearings.csv: designation, d, D and B (T for tapers, H for thrust) in mm.
 * Source: ISO 15, ISO 355, ISO 104; HK2020 from ISO 3245. `!` marks best sellers.
 */
const groups                   = [
  {
    type: 'deep groove ball',
    series: '60',
    hsn: ball,
    sizes: '!6007 35 62 14; !6010 50 80 16; 6012 60 95 18; 6014 70 110 20; 6016 80 125 22; 6021 105 160 26',
  },
  { type: 'deep groove ball', series: '62', hsn: ball, sizes: '6214 70 125 24; 6221 105 190 36' },
  {
    type: 'deep groove ball',
    series: '63',
    hsn: ball,
    sizes: '!6311 55 120 29; 6314 70 150 35; 6315 75 160 37; !6316 80 170 39; 6319 95 200 45',
  },
  { type: 'angular contact ball', series: '72', hsn: ball, sizes: '7212 60 110 22' },
  {
    type: 'spherical roller',
    series: '222',
    hsn: spherical,
    sizes: '22204 20 47 18; 22211 55 100 25; 22219 95 170 43; 22222 110 200 53',
  },
  { type: 'spherical roller', series: '223', hsn: spherical, sizes: '!22316 80 170 58; 22321 105 225 77' },
  {
    type: 'cylindrical roller',
    series: 'NU2',
    hsn: cylindrical,
    sizes: 'NU210 50 90 20; NU214 70 125 24; NU218 90 160 30',
  },
  { type: 'cylindrical roller', series: 'NU3', hsn: cylindrical, sizes: 'NU304 20 52 15; NU312 60 130 31' },
  {
    type: 'cylindrical roller',
    series: 'NU22',
    hsn: cylindrical,
    sizes: 'NU2205 25 52 18; NU2218 90 160 40; NU2221 105 190 50',
  },
  { type: 'cylindrical roller', series: 'NU23', hsn: cylindrical, sizes: 'NU2317 85 180 60; NU2319 95 200 67' },
  {
    type: 'tapered roller',
    series: '302',
    hsn: taper,
    sizes: '30211 55 100 22.75; 30212 60 110 23.75; 30215 75 130 27.25; 30216 80 140 28.25',
  },
  {
    type: 'tapered roller',
    series: '303',
    hsn: taper,
    sizes: '30309 45 100 27.25; 30312 60 130 33.5; 30315 75 160 40; 30320 100 215 51.5',
  },
  { type: 'tapered roller', series: '320', hsn: taper, sizes: '32012 60 95 23; 32016 80 125 29' },
  { type: 'thrust ball', series: '512', hsn: thrust, sizes: '51207 35 62 18; 51208 40 68 19' },
  { type: 'needle drawn cup open', series: 'HK', hsn: needle, sizes: '!HK2020 20 26 20' },
];

export const moreSeeds                     = groups.flatMap(({ type, series, hsn, sizes }) =>
  sizes.split('; ').map((size) => {
    const [name = '', ...measures] = size.split(' ');
    const [d = 0, D = 0, B = 0] = measures.map(Number);
    const tariff = hsn[d <= 50 ? 0 : d <= 100 ? 1 : 2];
    return { designation: name.replace('!', ''), type, series, d, D, B, popular: name.startsWith('!'), hsn: tariff };
  }),
);
