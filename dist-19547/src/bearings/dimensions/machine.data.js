                                                    

                                                                          

/** Double direction supports of ball screws. Source: maker INA. */
export const ballScrewMm                                 = {
  ZKLN1034: [10, 34, 20],
  ZKLN1242: [12, 42, 25],
  ZKLN1545: [15, 45, 25],
  ZKLN1747: [17, 47, 25],
  ZKLN2052: [20, 52, 28],
  ZKLN2557: [25, 57, 28],
  ZKLN3062: [30, 62, 28],
  ZKLN3572: [35, 72, 34],
  ZKLN4075: [40, 75, 34],
  ZKLN5090: [50, 90, 34],
  ZKLF1255: [12, 55, 25],
  ZKLF1560: [15, 60, 25],
  ZKLF1762: [17, 62, 25],
  ZKLF2068: [20, 68, 28],
  ZKLF2575: [25, 75, 28],
  ZKLF3080: [30, 80, 28],
  ZKLF3590: [35, 90, 34],
  ZKLF40100: [40, 100, 34],
  ZKLF50115: [50, 115, 34],
};

/** Axle bearings of wagons, numbered by themselves. Source: TB/T 2235, GB/T 25770. */
export const railwayMm                                                                                = {
  '352226X2': { type: 'tapered roller double row', size: [130, 230, 150] },
  '353130X2': { type: 'tapered roller double row', size: [150, 250, 160] },
  '197726': { type: 'tapered roller double row', size: [130, 230, 150] },
  '42726': { type: 'cylindrical roller', size: [130, 250, 80] },
  '152726': { type: 'cylindrical roller', size: [130, 250, 80] },
};
