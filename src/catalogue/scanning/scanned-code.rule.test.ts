import { expect, test } from 'vitest';
import { searchForCode } from './scanned-code.rule.ts';

const gs = '\u001d';

test.each([
  ['a part number alone', '6205-2RS/C3', '6205-2RS/C3'],
  ['an EAN', '4006381333931', '4006381333931'],
  ['a GS1 code in brackets', '(01)09501101530003(10)AB12(21)7', '9501101530003'],
  ['the part number rather than the GTIN', '(01)09501101530003(240)6205-2RS/C3(10)AB12', '6205-2RS/C3'],
  ['the customer part number', '(01)09501101530003(241)BRG 4471', 'BRG 4471'],
  ['a Data Matrix with its mark', `]d20109501101530003240 6205-2RS${gs}10AB12`, '6205-2RS'],
  ['a code that begins with the separator', `${gs}0109501101530003241KMP 4711${gs}21X9`, 'KMP 4711'],
  ['a GTIN and a date without a mark', '010950110153000317271231', '9501101530003'],
  ['a batch of variable length before the part number', `]C110LOT7${gs}2406308`, '6308'],
  ['a carton with an indicator digit', '(01)19501101530000', '19501101530000'],
  ['a lot alone', '(10)AB12', ''],
  ['a serial number alone', `]d221X9${gs}10AB`, ''],
  ['several texts of a maker', 'NU 2310 ECP|LOT 22|2026-03', 'NU 2310 ECP'],
  ['a web address', 'https://maker.example/check?c=6205', ''],
  ['a designation that begins like a GTIN', '0126205', '0126205'],
  ['nothing', '', ''],
])('%s', (_, code, text) => {
  expect(searchForCode(code)).toBe(text);
});

test('a very long code is cut', () => {
  expect(searchForCode('6'.repeat(500))).toHaveLength(80);
});
