import { describe, expect, it } from 'vitest';
import { checkNumber, hasEquivalents, listEquivalents } from './list-equivalents.ts';

const zwz = { itemname: '6205-2RS/C3', brandname: 'ZWZ' };

describe('the equivalents of an item', () => {
  it('leave out the item itself and tell what is sold here', () => {
    const rows = listEquivalents(zwz, [
      { itemname: '6205 2RS C3', brandname: 'Koyo' },
      { itemname: '6205-2RS', brandname: 'Koyo' },
    ]);
    expect(rows.find(({ maker }) => maker === 'ZWZ')).toBeUndefined();
    expect(rows.find(({ maker }) => maker === 'Koyo')).toEqual({
      maker: 'Koyo',
      number: '6205 2RS C3',
      differs: [],
      isScheme: false,
      isSold: true,
    });
    expect(rows.find(({ maker }) => maker === 'SKF')).toEqual({
      maker: 'SKF',
      number: '6205-2RS1/C3',
      differs: [],
      isScheme: false,
      isSold: false,
    });
    expect(rows.filter(({ isScheme }) => isScheme).map(({ maker }) => maker)).toEqual(['GOST']);
  });

  it('are none for goods without a number', () => {
    const grease = { itemname: 'Grease 400 g', brandname: 'ZWZ' };
    expect([hasEquivalents(grease), hasEquivalents(zwz)]).toEqual([false, true]);
    expect(listEquivalents(grease, [])).toEqual([]);
  });
});

describe('a number at hand', () => {
  it.each([
    ['6205DDUC3', '6205-2RS/C3', 'interchangeable', []],
    ['NSK 6205 DDU C3', '6205-2RS/C3', 'interchangeable', []],
    ['6205DDU', '6205-2RS', 'same-size', ['clearance']],
    ['6206-2RS/C3', '6206-2RS/C3', 'different', ['bore', 'outside', 'width']],
    ['grease', '', 'different', []],
  ])('%s is read as %s and is %s', (typed, readAs, level, differs) => {
    const check = checkNumber(zwz, typed);
    expect(check).toMatchObject({ typed, readAs, level });
    expect(check?.differs.map(({ what }) => what)).toEqual(differs);
  });

  it('that is also an old number is read in the meaning that comes nearest', () => {
    expect(checkNumber({ itemname: '30205', brandname: 'ZWZ' }, '7205')).toMatchObject({
      readAs: '30205',
      level: 'interchangeable',
    });
  });

  it.each([
    ['6306', '6306/S1', { item: true, typed: false }],
    ['6306/S1', '6306', { item: false, typed: true }],
    ['6306', '6306-Z', { item: false, typed: false }],
  ])('for %s, %s may take its place and be replaced by it: %o', (itemname, typed, may) => {
    expect(checkNumber({ itemname, brandname: 'ZWZ' }, typed)?.mayReplace).toEqual(may);
  });

  it('is not checked before one is typed', () => {
    expect(checkNumber(zwz, '  ')).toBeUndefined();
  });
});
