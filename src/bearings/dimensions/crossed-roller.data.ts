/** Crossed rollers: 'bore/width:outside' in mm, the bore and the width as they stand in the number. Sources: makers THK, IKO. */
export const crossedRollersMm: Readonly<Record<'RB' | 'RA', string>> = {
  RB: '20/8:36 25/8:41 30/10:55 35/10:60 40/10:65 45/10:70 50/13:80 60/13:90 70/13:100 80/16:120 90/16:130 100/16:140 100/20:150 110/12:135 110/15:145 110/20:160 120/16:150 120/25:180 130/15:160 130/25:190 140/16:175 140/25:200 150/13:180 150/25:210 150/30:230 160/25:220 170/20:220 180/25:240 190/25:240 200/25:260 200/30:280 200/35:295 220/25:280 240/25:300 250/25:310 250/30:330 250/40:355 300/25:360 300/35:395 300/40:405 350/20:400 400/35:480 400/40:510 450/25:500 500/25:550 500/40:600 500/50:625 600/40:700 700/45:815 800/70:950 900/70:1050 1000/110:1250 1250/110:1500',
  RA: '50/8:66 60/8:76 70/8:86 80/8:96 90/8:106 100/8:116 110/8:126 120/8:136 130/8:146 140/8:156 150/8:166 160/13:186 170/13:196 180/13:206 190/13:216 200/13:226',
};

/** Crossed rollers with holes for screws, by the pitch diameter in the number: 'pitch:bore x outside x width' in mm. Source: maker THK. */
export const screwedCrossedRollersMm =
  '42:20x70x12 66:35x95x15 85:55x120x15 124:80x165x22 148:90x210x25 178:115x240x28 228:160x295x35 297:210x380x40 445:350x540x45';

/** Bores of axial and radial roller bearings for rotary tables in mm, which are all that their numbers say. Sources: makers INA, SKF. */
export const rotaryTableBoresMm = [50, 80, 100, 120, 150, 180, 200, 260, 325, 395, 460, 580, 650, 850, 950, 1030];
