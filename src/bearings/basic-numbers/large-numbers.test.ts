import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';

test.each([
  ['NNU 4940 BK/SPW33', 'NNU4940', 200, 280, 80],
  ['NNU 49/670', 'NNU49/670', 670, 900, 230],
  ['NU 20/500 ECMA', 'NU20/500', 500, 720, 128],
  ['NU 20/800 ECMA', 'NU20/800', 800, 1150, 200],
  ['NU 1288 MA', 'NU1288', 440, 790, 155],
  ['NU 12/560 MA', 'NU12/560', 560, 1030, 206],
  ['NU 2292 MA', 'NU2292', 460, 830, 212],
  ['NCF 2912 CV', 'NCF2912', 60, 85, 16],
  ['NCF 2964 CV', 'NCF2964', 320, 440, 72],
  ['NCF 28/500 V', 'NCF28/500', 500, 620, 72],
  ['NNC 4936 CV', 'NNC4936', 180, 250, 69],
  ['NNCF 5052 CV', 'NNCF5052', 260, 400, 190],
  ['NNCL 4880 CV', 'NNCL4880', 400, 500, 100],
  ['232/530 CA/W33', '232/530', 530, 980, 355],
  ['241/950 ECAF/W33', '241/950', 950, 1500, 545],
  ['231/750 CA/W33', '231/750', 750, 1220, 365],
  ['230/1250 CAF/W33', '230/1250', 1250, 1750, 375],
  ['239/1180 CAF/W33', '239/1180', 1180, 1540, 272],
  ['248/1800 CAFA/W20', '248/1800', 1800, 2180, 375],
  ['249/1320 CAF/W33', '249/1320', 1320, 1720, 400],
  ['238/1060 CAMA/W20', '238/1060', 1060, 1280, 165],
  ['24015 CC/W33', '24015', 75, 115, 40],
  ['C 4010 V', 'C4010', 50, 80, 30],
  ['60/850 M', '60/850', 850, 1220, 165],
  ['619/950 MA', '619/950', 950, 1250, 132],
])('%s is the large bearing %s of %s x %s x %s mm', (text, basic, boreMm, outsideMm, widthMm) => {
  expect(parseDesignation(text)).toMatchObject({ known: true, basic, boreMm, outsideMm, widthMm, unknown: [] });
});

test.each(['NA4936', '1228', '24010', '63836', '62836', 'NU1205', '249/500'])(
  '%s is in the plan of ISO 15 but no bearing',
  (text) => {
    const { known, oldNumber } = parseDesignation(text);
    expect(known && !oldNumber).toBe(false);
  },
);
