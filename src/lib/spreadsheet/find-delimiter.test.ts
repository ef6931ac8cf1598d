import { expect, test } from 'vitest';
import { findDelimiter } from './find-delimiter.ts';

test.each([
  ['itemcode,on_hand|N-1,7', ','],
  ['itemcode;"Stock, free, total"|N-1;7', ';'],
  ['itemcode;Stock, free, total|N-1;7|N-2;8', ';'],
  ['itemcode;List price, net|N-1;1,50|N-2;2,50', ';'],
  ['itemcode\tStock, free, total|N-1\t7', '\t'],
  ['itemcode,Remark;note;place|N-1,new', ','],
  ['itemcode,on_hand,Shelf 6"|N-1,7,"Seals; 6"", all; new"', ','],
  ['itemcode,on_hand,shelf', ','],
  ['itemcode', ','],
  ['', ','],
])('the cells of %j are divided by %j', (lines, delimiter) => {
  expect(findDelimiter(lines.split('|'))).toBe(delimiter);
});
