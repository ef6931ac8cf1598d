import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { isWhole } from './parsed-designation.ts';
import { universalNumber } from './universal-number.ts';

const numberIn = (text: string) => {
  const reading = parseDesignation(text);
  return isWhole(reading) ? universalNumber(reading) : undefined;
};

it.each([
  ['6205 dono side dhakkan', '6205-2Z'],
  ['6205 dono taraf dhakkan wali', '6205-2Z'],
  ['6205 dhakkan', '6205-2Z'],
  ['6205 ek side dhakkan', '6205-Z'],
  ['6205 ek side seal', '6205-RS'],
  ['6205 ek taraf seal', '6205-RS'],
  ['6205 steel cap', '6205-2Z'],
  ['6205 loha cap', '6205-2Z'],
  ['6205 iron cap', '6205-2Z'],
  ['6205 khuli bearing', '6205'],
  ['6205 with groove', '6205N'],
  ['6205 with lock ring', '6205NR'],
  ['6205 غطاء حديد', '6205-2Z'],
  ['6205 غطاء مطاط', '6205-2RS'],
  ['رولمان 6205 كاوتش', '6205-2RS'],
  ['6205 مفتوح', '6205'],
  ['6205 सील', '6205-2RS'],
  ['6205铁盖', '6205-2Z'],
  ['6205双铁盖', '6205-2Z'],
  ['6205铁封', '6205-2Z'],
  ['6205胶盖', '6205-2RS'],
  ['6205双胶盖', '6205-2RS'],
  ['6205胶封', '6205-2RS'],
])('%s says how it is closed: %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each(['6205 مغلق', '6205 plastic cap', '6205双盖'])('%s does not say by what it is closed', (text) => {
  expect(numberIn(text)).toBeUndefined();
});

it.each([
  ['6205 zz c3 stock hai?', '6205-2Z/C3'],
  ['bhai 6205 chahiye', '6205'],
  ['6205 ka kya rate hai', '6205'],
  ['6205 2rs kitne ka hai', '6205-2RS'],
  ['6205 zz milega kya', '6205-2Z'],
  ['6205 ki price', '6205'],
  ['6205 zz ki best price dena', '6205-2Z'],
  ['best price 6205', '6205'],
  ['kya 6205 zz available hai', '6205-2Z'],
  ['hi do u have 6205', '6205'],
  ['pl send rate for 6205zz', '6205-2Z'],
  ['dear sir pls quote 22212 k + h312', '22212K+H312'],
  ['rqd 6205 zz', '6205-2Z'],
  ['good morning sir 6205 zz', '6205-2Z'],
  ['6205 zz moq', '6205-2Z'],
  ['gear box 32314', '32314'],
  ['سعر 6205 zz', '6205-2Z'],
  ['أريد 6205 zz', '6205-2Z'],
  ['اريد سعر 6205', '6205'],
  ['بكم 6205', '6205'],
  ['كم سعر 6205', '6205'],
  ['مطلوب 6205', '6205'],
  ['رمان بلي 6205', '6205'],
  ['بلية 6205', '6205'],
  ['كرسي UCP205', 'UCP205'],
  ['6205 का रेट', '6205'],
  ['6205 बेयरिंग चाहिए', '6205'],
  ['बियरिंग नंबर 6205', '6205'],
  ['哈尔滨轴承6205', '6205'],
  ['瓦轴6205', '6205'],
  ['洛轴 6205', '6205'],
  ['人本6205', '6205'],
  ['带座轴承UCP205', 'UCP205'],
])('of "%s" only the number is read: %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['DE 6309 C3', '6309/C3'],
  ['NDE 6209 C3', '6209/C3'],
  ['D.E. 6309ZZ', '6309-2Z'],
  ['N.D.E. 6207ZZ', '6207-2Z'],
  ['drive end bearing 6312 C3', '6312/C3'],
  ['non drive end bearing 6212 C3', '6212/C3'],
  ['DIN 625 6205', '6205'],
  ['DIN 625-6205-2RS', '6205-2RS'],
  ['DIN 720 30205', '30205'],
  ['DIN 5412 NU205', 'NU205'],
  ['ISO 15 6205', '6205'],
  ['ball bearing single row 6205', '6205'],
  ['single row deep groove ball bearing 6205-2RS1', '6205-2RS'],
  ['Cat No 6204 ZZ', '6204-2Z'],
  ['REF. 6205 ZZ', '6205-2Z'],
  ['PN: 6204-2RS', '6204-2RS'],
  ['ART.NR. 6205-2Z', '6205-2Z'],
  ['Art.-Nr. 6205-2RS', '6205-2RS'],
  ['BRG BALL RDL 6310 ZZ C3', '6310-2Z/C3'],
  ['BRG RLR SPHER 22220 EK/C3', '22220K/C3'],
  ['BEARING ROLLER SPH 22216 EK C3', '22216K/C3'],
  ['BRG-DGBB-6205-ZZ-SKF', '6205-2Z'],
  ['BRG_6205_2RS_C3', '6205-2RS/C3'],
  ['BRG6205ZZC3SKF', '6205-2Z/C3'],
  ['BEARING6308-2RS/C3NTN', '6308-2RS/C3'],
  ['BALLBRG6309C3', '6309/C3'],
])('words of part lists stand in front of the number: %s is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['MATL 100234 BEARING 6205', '6205'],
  ['MATERIAL 40012345 BRG 6206 ZZ', '6206-2Z'],
  ['MATNR 000000001000456 6205 2RS', '6205-2RS'],
  ['ITEM CODE BRG00123 BEARING 6205ZZ', '6205-2Z'],
  ['SAP 1000234567 BEARING 22212', '22212'],
  ['Stock code 4471 6205', '6205'],
  ['BOM item 12 6205 ZZ', '6205-2Z'],
  ['Pos 12: 6205-2RS', '6205-2RS'],
  ['Item 3 - 22212 EK', '22212K'],
  ['DRG NO 4471 POS 5 BRG 6312', '6312'],
  ['Item code: 6205ZZ', '6205-2Z'],
  ['Material 6205-2RS', '6205-2RS'],
  ['Item 6205', '6205'],
])("the buyer's own number in %s is none of a bearing: %s", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['6205.00', '6205'],
  ['6205.0', '6205'],
  ['NU205.00', 'NU205'],
  ['6205-2RS.00', '6205-2RS'],
  ['3.0205E+04', '30205'],
  ['1.80205E+05', '6205-2RS'],
  ['6.21E+03', undefined],
  ['00006205', '6205'],
])('a spreadsheet or program has changed %s: it was %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['62O5-2RS', '6205-2RS'],
  ['3O2O5', '30205'],
  ['5II05', '51105'],
  ['NU 2I0', 'NU210'],
  ['UCP2O5', 'UCP205'],
  ['HK1O1O', 'HK1010'],
  ['6205-2R5', undefined],
  ['620S', undefined],
  ['OH3060', 'OH3060'],
  ['IO 205', undefined],
])('letters that look like 0 and 1 are read as them: %s is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each(['MUCFL 205', 'QX 6205', 'MATL 100234', 'DIN 625', 'PDNB 312', 'SX 22212'])(
  'letters that nobody knows stay a part of %s',
  (text) => {
    expect(numberIn(text)).toBeUndefined();
  },
);
