import { expect, test } from 'vitest';
import { compareBearings } from '../interchange/compare-bearings.ts';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

test.each([
  ['NA5905', 'needle roller with inner ring', 25, 42, 23],
  ['RNA59/22', 'needle roller without inner ring', 28, 39, 23],
  ['NA4852', 'needle roller with inner ring', 260, 320, 60],
  ['NUKR35', 'cam follower', null, 35, null],
  ['PWKR40.2RS', 'cam follower', null, 40, null],
  ['KRV30', 'cam follower', null, 30, null],
  ['BSA 305 C', 'angular contact ball', 25, 62, 17],
  ['7602025-TVP', 'angular contact ball', 25, 52, 15],
  ['LR 201 NPPU', 'cam follower', 12, 35, 10],
  ['LR201-2RSR', 'cam follower', 12, 35, 10],
  ['STO20', 'cam follower', 20, 47, null],
  ['RSTO 20', 'cam follower', null, 47, null],
  ['NA2205-2RSR', 'cam follower', 25, 52, 18],
  ['NA22/8-2RS', 'cam follower', 8, 24, 12],
  ['RNA2206-2RSR', 'cam follower', null, 62, 20],
  ['LR50/8-2RSR', 'cam follower', 8, 24, 11],
  ['LR5204KDD', 'cam follower', 20, 52, 20.6],
  ['20TAC47BSUC10PN7B', 'angular contact ball', 20, 47, 15],
  ['NKX 25', 'needle combined', 25, null, null],
  ['RNAO 25x35x17', 'needle roller without inner ring', 25, 35, 17],
  ['NAO 17x30x13', 'needle roller with inner ring', 17, 30, 13],
  ['GE 25 FO-2RS', 'spherical plain', 25, 47, 28],
  ['HS7014-E-T-P4S', 'angular contact ball', 70, 110, 20],
  ['GEG25ES-2RS', 'spherical plain', 25, null, null],
  ['GEH100ES-2RS', 'spherical plain', 100, null, null],
  ['GEEW20ES', 'spherical plain', 20, null, null],
  ['GEZ104ES-2RS', 'spherical plain', 31.75, 50.8, 27.762],
  ['GEZ31ES', 'spherical plain', 31.75, 50.8, 27.762],
  ['GE80GS', 'spherical plain', 80, 130, 75],
  ['TA2520Z', 'needle drawn cup open', 25, 33, 20],
  ['TAM2020', 'needle drawn cup closed', 20, 27, 20],
  ['TLAM2020', 'needle drawn cup closed', 20, 26, 20],
  ['J-1212', 'needle drawn cup open', 19.05, 25.4, 19.05],
  ['M-1212', 'needle drawn cup closed', 19.05, 25.4, 19.05],
  ['BA1212Z', 'needle drawn cup open', 19.05, 25.4, 19.05],
  ['HE310', 'adapter sleeve', 44.45, null, null],
  ['OH 30/1000 H', 'adapter sleeve', 950, null, null],
  ['AOH 240/530 G', 'withdrawal sleeve', 500, null, null],
  ['AOHX 240/600', 'withdrawal sleeve', 570, null, null],
  ['AOH 240', 'withdrawal sleeve', 190, null, null],
  ['511/500 F', 'thrust ball', 500, 600, 80],
  ['HA 2309', 'adapter sleeve', 36.512, null, null],
  ['SNH 22510', 'housing', null, null, null],
  ['SIB.SOFN 217 AF / AL / BF / BL', 'housing', 85, null, null],
  ['SN 507 FS', 'housing', 30, null, null],
  ['MB 52', 'lock washer', null, null, null],
  ['BTW 60 CTN9/SP', 'thrust ball', 60, 95, 44],
  ['BTM 60 ATN9/HCP4CDB', 'angular contact ball', 60, 95, 33],
  ['234407 TN9/HCSP', 'thrust ball', 35, 62, 34],
  ['RB10020UUCC0P5', 'crossed roller', 100, 150, 20],
  ['RE 1000110', 'crossed roller', 1000, 1250, 110],
  ['RU124 UU', 'crossed roller', 80, 165, 22],
  ['CRBH 8016 A', 'crossed roller', 80, 120, 16],
  ['RA5008', 'crossed roller', 50, 66, 8],
  ['YRT200', 'axial-radial roller', 200, null, null],
  ['NRT 200 A', 'axial-radial roller', 200, null, null],
  ['NRT 120 B', 'axial-radial roller', 120, null, null],
  ['HGH20CA', 'linear carriage', null, null, null],
  ['HSR25A-UU', 'linear carriage', null, null, null],
  ['SBR16UU', 'linear carriage', null, null, null],
  ['BK12', 'screw support unit', 12, null, null],
  ['BF12', 'screw support unit', null, null, null],
  ['SFU1605', 'ball screw', 16, null, null],
  ['GAC25S', 'spherical plain', 25, null, null],
  ['GX25S', 'spherical plain', 25, null, null],
  ['GE25-SX', 'spherical plain', 25, null, null],
  ['GE30-LO', 'spherical plain', 30, null, null],
  ['GIHN-K50LO', 'rod end', 50, null, null],
  ['GIHRK 50 DO', 'rod end', 50, null, null],
  ['GF50-DO', 'rod end', 50, null, null],
  ['22205/20 E', 'spherical roller', 20, 52, 18],
  ['X30208', 'tapered roller', 40, null, null],
  ['Y32008X', 'tapered roller', null, 68, null],
  ['X32008X/Y32008X', 'tapered roller', 40, 68, 19],
  ['682', 'deep groove ball', 2, 5, 1.5],
  ['682ZZ', 'deep groove ball', 2, 5, 2.3],
  ['F692ZZ', 'deep groove ball', 2, 6, 3],
  ['681XZZ', 'deep groove ball', 1.5, 4, 2],
  ['692X', 'deep groove ball', 2.5, 7, 2.5],
  ['691', 'deep groove ball', 1, 4, 1.6],
  ['6822RS', 'deep groove ball', 110, 140, 16],
  ['SI20T/K', 'rod end', 20, null, null],
  ['20205-K-TVP-C3', 'barrel roller', 25, 52, 15],
  ['20210-MB', 'barrel roller', 50, 90, 20],
  ['20304', 'barrel roller', 20, 52, 15],
  ['3805-B-2RSR-TVH', 'angular contact ball double row', 25, 37, 10],
  ['3810', 'angular contact ball double row', 50, 65, 12],
  ['3810/500', 'tapered roller four-row', 500, 720, null],
  ['NCF2920CV', 'cylindrical roller', 100, 140, 24],
  ['SL182930-XL', 'cylindrical roller', 150, 210, 36],
  ['GIKFR20PB', 'rod end', 20, null, null],
  ['SAKB 12 F', 'rod end', 12, null, null],
  ['GE20UK-2RS', 'spherical plain', 20, 35, 16],
  ['GE200ES', 'spherical plain', 200, 290, 130],
  ['F205', 'housing', 25, null, null],
  ['T206', 'housing', 30, null, null],
  ['SD3134', 'housing', 150, null, null],
  ['RASE 25', 'insert/unit', 25, null, null],
  ['PASE40-N', 'insert/unit', 40, null, null],
  ['PCJ25', 'insert/unit', 25, null, null],
  ['RCJT35-XL-N', 'insert/unit', 35, null, null],
  ['PCJY25', 'insert/unit', 25, null, null],
  ['H2311E', 'adapter sleeve', 50, null, null],
  ['H 3044 HTL', 'adapter sleeve', 200, null, null],
  ['OH31/500H', 'adapter sleeve', 470, null, null],
  ['AHX2318G', 'withdrawal sleeve', 85, null, null],
  ['AOH3144', 'withdrawal sleeve', 200, null, null],
  ['AOH31/500', 'withdrawal sleeve', 480, null, null],
])('%s is a %s of %s x %s x %s mm', (designation, type, bore, outside, width) => {
  const { known, unknown, ...reading } = parseDesignation(designation);
  expect([known, unknown]).toEqual([true, []]);
  expect([reading.type, reading.boreMm, reading.outsideMm, reading.widthMm]).toEqual([type, bore, outside, width]);
});

test.each(['NKX26', 'RNAO35x25x17', 'NUKR22', '7602999', 'BSA299', 'GE16ES', 'F199'])(
  '%s is not guessed',
  (designation) => {
    expect(parseDesignation(designation).known).toBe(false);
  },
);

test.each(['NUTR25', 'NATV 25', 'NUKR35', 'PWKR40-2RS', 'KRV30', 'NCF3010', 'SL192310', 'NNF5008', 'NAV4005'])(
  '%s is full complement by its letters',
  (designation) => {
    expect(parseDesignation(designation).cage).toBe('full complement');
  },
);

test.each(['NATR25', 'KR30', 'NU205', 'NA4905', 'NN3010'])('%s has the cage that its maker chooses', (designation) => {
  expect(parseDesignation(designation).cage).toBeNull();
});

test('the contact angle of a ball screw support is that of its maker', () => {
  const angleOf = (designation: string) => parseDesignation(designation).contactAngleDegrees;
  expect([angleOf('BSA205C'), angleOf('7602025TVP'), angleOf('7205C')]).toEqual([62, 60, 15]);
});

test.each([
  ['GE25FO', 'GE25ES', 'different'],
  ['HS7014-E-T-P4S', 'B7014-E-T-P4S', 'same-size'],
  ['SI20ES', 'GIR20DO', 'interchangeable'],
  ['SI20ES-2RS', 'GIR20DO-2RS', 'interchangeable'],
  ['SI6E', 'GIR6DO', 'interchangeable'],
  ['PHS20', 'GIKFR20PB', 'interchangeable'],
  ['POSL12', 'SALKAC12M', 'interchangeable'],
  ['SIKB20F', 'GIKFR20PW', 'interchangeable'],
  ['GE20ES', 'GE20DO', 'interchangeable'],
  ['GE25ES', 'GEG25ES', 'different'],
  ['GAC25S', 'GX25S', 'different'],
  ['GE20ES', 'GE20C', 'same-size'],
  ['PHS20', 'GIKFR20PW', 'different'],
  ['SI20ES', 'SA20ES', 'different'],
  ['SI20ES', 'SIL20ES', 'different'],
  ['BSA205', '7602025TVP', 'same-size'],
  ['NUKR35', 'KR35', 'different'],
  ['X30208', '30208', 'different'],
  ['X30208/Y30208', '30208', 'interchangeable'],
  ['22205/20 E', '22205 E', 'different'],
  ['RASE25', 'RASEY25', 'different'],
  ['RCJT25', 'RCJTY25', 'different'],
  ['STO20', 'NATR20', 'different'],
  ['NA2205-2RSR', '2205-2RS', 'same-size'],
  ['H310', 'H310E', 'different'],
  ['AHX2318', 'AH2318', 'interchangeable'],
  ['AHX2318', 'AHX2318G', 'different'],
  ['20205', '6205', 'same-size'],
  ['3805', '61805', 'different'],
])('%s and %s are %s', (a, b, level) => {
  expect(compareBearings(a, b).level).toBe(level);
});

test('a code of two or more digits behind C is no clearance', () => {
  expect(parseDesignation('7208BDBC270')).toMatchObject({ axialClearanceMicrons: 270, clearance: 'CN' });
  expect(parseDesignation('6205 C270')).toMatchObject({ clearance: 'CN', unknown: ['270'] });
  expect(parseDesignation('6205C32RS')).toMatchObject({ clearance: 'C3', seal: 'contact seal x2' });
  expect(parseDesignation('6204LLBCM5K')).toMatchObject({ clearance: 'CM', unknown: [] });
});

test.each([
  ['53205U', '53205+U205'],
  ['53205 U', '53205+U205'],
  ['53310+U310', '53310+U310'],
  ['BCE128', 'BCE128'],
  ['BCE 1212 P', 'BCE1212-RS'],
  ['SCE128P', 'SCE128-RS'],
  ['NKX 30 Z', 'NKX30Z'],
  ['NKXR30-Z', 'NKXR30Z'],
  ['GE20ET-2RS', 'GE20ET-2RS'],
  ['GE 20 TXG3E-2LS', 'GE20TXG3E-2RS'],
  ['PHS 10 L', 'PHSL10'],
  ['POS8L', 'POSL8'],
  ['HC205', 'UEL205'],
  ['HC205-16', 'UEL205-16'],
  ['HCP 208', 'UELP208'],
  ['HCFL206', 'UELFL206'],
  ['NA205', 'UEL205'],
  ['NANF 206', 'UELF206'],
  ['SBPP205', 'SBPP205'],
  ['SAPFL 206', 'SAPFL206'],
  ['BSA 206 CGA', 'BSA206/UL'],
  ['7199CEGA/P4A', '719/9C/P4A/UL'],
  ['ASNH 511-609', 'ASNH511'],
  ['KR35 LLH', 'KR35-2RS'],
  ['KR 35 XLLH', 'KR35-2RSX'],
  ['29412EJ', '29412'],
  ['AXK2035+2AS', 'AXK2035+2AS2035'],
  ['axk 2035 2as', 'AXK2035+2AS2035'],
  ['AXK 100135 + AS', 'AXK100135+AS100135'],
  ['S6205.W203B', 'S6205'],
  ['6205-2RSR-W203B', 'S6205-2RS'],
  ['6205.2ZR.C3.L12', '6205-2Z/C3'],
  ['5206SCZZ', '3206-2Z'],
  ['32024 X DFC200', '32024/DFC200'],
  ['32017 X/QDBC270', '32017/DBC270'],
])('%s is %s', (designation, number) => {
  const reading = parseDesignation(designation);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

test('the closed drawn cup BCE128 has the size of SCE128', () => {
  expect(parseDesignation('BCE128')).toMatchObject({ type: 'needle drawn cup closed', boreMm: 19.05, widthMm: 12.7 });
  expect(compareBearings('BCE128', 'SCE128').level).toBe('same-size');
});

test.each(['XSU 080168', 'XSU 080205', 'VSU 200414', 'VKBA 3406'])(
  'the slewing ring or the kit %s is no old number of a ball bearing',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);

test.each(['RB10021', 'CRB205', 'YRT201', 'BTW61CTN9', 'HGH21CA', 'BK11', 'SFU1607', 'GEZ33ES', 'GE28S', 'TA2521Z'])(
  '%s is in no table',
  (designation) => {
    expect(parseDesignation(designation).known).toBe(false);
  },
);

test.each(['NA2205', 'NA4905', 'HC6205'])('%s is no insert bearing', (designation) => {
  expect(parseDesignation(designation).type).not.toBe('insert/unit');
});
