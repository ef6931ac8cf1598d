import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['BRG,BALL,85MM BORE,150MM OD,28MM W,ZZ,2720 KG,150 C,FAG,6217-2ZR', '6217-2Z'],
  ['BRG,BALL,SKF 6205-2RS,25MM ID,GREASE SEAL,IS:6455', '6205-2RS'],
  ['BEARING BALL 6206 2RS 30MM ID X 62MM OD X 16MM W', '6206-2RS'],
  ['6206-ZZ,ID 30MM,OD 62MM,W 16MM,MAKE SKF', '6206-2Z'],
  ['SKF 6206 (ID 30 OD 62 W 16)', '6206'],
  ['6206 (30*62*16)', '6206'],
  ['30x62x16 mm 6206', '6206'],
  ['30206 30 x 62 x 17', '30206'],
  ['22220 100X180X46 CCK/W33', '22220K'],
  ['UCP 206 30 mm shaft', 'UCP206'],
])('sizes beside the number confirm it: %s is %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown, reading.statedSizes]).toEqual([number, [], 'confirmed']);
});

it('a number wins over other sizes, which make what they contradict unknown', () => {
  expect(parseDesignation('6205-2RS 20x52x15')).toMatchObject({
    basic: '6205',
    sealCode: '2RS',
    boreMm: null,
    outsideMm: 52,
    widthMm: 15,
    unknown: ['20X52X15'],
    statedSizes: 'contradicted',
  });
});

it.each(['25x52x15', '25mm id 52mm od 15mm wide', 'bearing 25 x 52'])('%s alone names no number', (text) => {
  expect(parseDesignation(text)).toMatchObject({ known: false, statedSizes: null });
});

it.each([
  ['6203-2RS 16mm bore', '6203-2RS/16'],
  ['7205 C', '7205C'],
  ['6205 N', '6205N'],
  ['K25x30x20', 'K25X30X20'],
  ['Motor 15 kW bearing 6309', '6309'],
])('%s states no sizes: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown, reading.statedSizes]).toEqual([number, [], null]);
});
