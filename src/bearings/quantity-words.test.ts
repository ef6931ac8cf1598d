import { describe, expect, it } from 'vitest';
import { withoutQuantity } from './quantity-words.ts';

describe('a quantity beside a designation', () => {
  it.each([
    ['6205ZZ - 25 NOS', '6205ZZ'],
    ['6205-2RS 10PCS', '6205-2RS'],
    ['6205 ZZ (10 PCS)', '6205 ZZ'],
    ['6205ZZ QTY: 5', '6205ZZ'],
    ['6205 X 4', '6205'],
    ['6205-2RS X10', '6205-2RS'],
    ['10 X 6205ZZ', '6205ZZ'],
    ['10 PCS 6205ZZ', '6205ZZ'],
    ['UC205-16 4 PCS', 'UC205-16'],
  ])('%s leaves %s', (text, rest) => {
    expect(withoutQuantity(text)).toBe(rest);
  });

  it.each(['6205', 'UC205-16', 'NU 205 NOS', '120 X 150', '25 X 52 X 15', 'K 20 X 26 X 17', 'SET 2', 'LM11949/10'])(
    '%s has none',
    (text) => {
      expect(withoutQuantity(text)).toBe(text);
    },
  );
});
