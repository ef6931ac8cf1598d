import { describe, expect, it } from 'vitest';
import { extractQuantity } from './extract-quantity.ts';

describe('a quantity written with a designation', () => {
  it.each([
    ['6205ZZ - 25 nos', '6205ZZ', '25'],
    ['6205-2RS 10PCS', '6205-2RS', '10'],
    ['6205 ZZ (10 pcs)', '6205 ZZ', '10'],
    ['6205ZZ Qty: 5', '6205ZZ', '5'],
    ['6205 x 4', '6205', '4'],
    ['6205-2RS X10', '6205-2RS', '10'],
    ['10 x 6205ZZ', '6205ZZ', '10'],
    ['10 x 6210', '6210', '10'],
    ['10 pcs 6205ZZ', '6205ZZ', '10'],
    ['UC205-16 4 pcs', 'UC205-16', '4'],
    ['6203-10 nos', '6203', '10'],
    ['1000 x 6210', '6210', '1000'],
    ['100 x CF10', 'CF10', '100'],
    ['150 x R8ZZ', 'R8ZZ', '150'],
    ['6205ZZ-10nos', '6205ZZ', '10'],
    ['6205 X 2 nos', '6205', '2'],
    ['6205ZZ: 10 nos', '6205ZZ', '10'],
    ['6205ZZ 10 Stk.', '6205ZZ', '10'],
    ['10 Stück 6205ZZ', '6205ZZ', '10'],
    ['6205ZZ 10 qty', '6205ZZ', '10'],
    ['6205ZZ 10 nos only', '6205ZZ', '10'],
    ['6205 2Z 10 Nos SKF', '6205 2Z SKF', '10'],
    ['6205 10 nos (urgent)', '6205 (urgent)', '10'],
    ['1 dozen 6205', '6205', '12'],
    ['6205ZZ 2 doz.', '6205ZZ', '24'],
    ['half a dozen 6205', '6205', '6'],
    ['1 gross of 6205', '6205', '144'],
    ['five nos 6205', '6205', '5'],
    ['6205 five nos', '6205', '5'],
    ['AN22 twenty five nos', 'AN22', '25'],
    ['6205 twenty-five pcs', '6205', '25'],
    ['two hundred nos 6205', '6205', '200'],
    ['6205 one hundred and fifty nos', '6205', '150'],
    ['6205 a hundred pieces', '6205', '100'],
    ['eighteen nos KM8', 'KM8', '18'],
    ['6205 sixty-five nos', '6205', '65'],
    ['twenty five dozen 6205', '6205', '300'],
    ['6205 two', '6205', '2'],
    ['6205 ZZ two', '6205 ZZ', '2'],
    ['MB5 - thirty two', 'MB5', '32'],
    ['6205ZZ ten only', '6205ZZ', '10'],
    ['two 6205', '6205', '2'],
    ['6205 – a pair', '6205', '2'],
    ['2 pairs 7205 BEP', '7205 BEP', '4'],
    ['608 x 20', '608', '20'],
    ['608 x 20 nos', '608', '20'],
    ['608 - 20 pcs', '608', '20'],
    ['20 x 608', '608', '20'],
    ['7205 BECBP/DB - a pair', '7205 BECBP/DB', '1'],
  ])('%s leaves %s, and %s are wanted', (text, rest, quantity) => {
    expect(extractQuantity(text)).toEqual({ rest, quantity });
  });

  it.each([
    'Ø25 x Ø52 x 15',
    '6205',
    'UC205-16',
    'NU 205 NOS',
    '120 X 150',
    '608 X 800',
    '200 X 608',
    '608',
    '25 X 52 X 15',
    'K 20 X 26 X 17',
    'SET 2',
    'LM11949/10',
    'LM11949/10 SET',
    'UC205-16 UNIT',
    'R1-4 SET',
    'HM88649-10 nos',
    '32008 X J2/Q',
    '32008X P5',
    '692X 2RS',
    '6205 pair',
    'DZ 100',
    'a 6205',
    'one way clutch CSK25',
    'double row two',
    '6205 motor two',
    '6205 for line one',
    'bearing no one 6205',
  ])('%s has none', (text) => {
    expect(extractQuantity(text)).toBeUndefined();
  });
});

it.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])('%s before a quantity is read as the hyphen', (sign) => {
  expect(extractQuantity(`6205${sign}10 pcs`)).toEqual({ rest: '6205', quantity: '10' });
});
