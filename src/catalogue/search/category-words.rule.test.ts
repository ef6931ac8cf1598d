import { expect, test } from 'vitest';
import { categoryReadings } from './category-words.rule.ts';

test.each([
  ['ball bearing', [['BALL']]],
  ['Ball thrust bearings', [['BALLTHRUST'], ['BALL', 'THRUST']]],
  ['koyo taper roller', [['KOYOTAPERROLLER'], ['KOYO', 'TAPER', 'ROLLER']]],
  ['deepgroove', [['DEEPGROOVE']]],
  ['rollerbearing', [['ROLLER']]],
  ['TRB', [['TAPEREDROLLER'], ['TAPERED', 'ROLLER']]],
  ['Kegelrollenlager', [['TAPEREDROLLER'], ['TAPERED', 'ROLLER']]],
  ['SKF DGBB', [['SKFDEEPGROOVEBALL'], ['SKF', 'DEEP', 'GROOVE', 'BALL']]],
  ['food grade grease', [['FOODGREASE'], ['FOOD', 'GREASE']]],
  ['oil seals', [['OILSEAL'], ['OIL', 'SEAL']]],
  ['glass', [['GLASS']]],
  ['bearings', [['BEARING']]],
  ['bearings of the type', [['BEARING']]],
])('%s may be %j', (text, readings) => {
  expect(categoryReadings(text)).toEqual(readings);
});

test.each(['', '?!', 'one two three four five six seven words of a long sentence'])(
  '"%s" names no category',
  (text) => {
    expect(categoryReadings(text)).toEqual([]);
  },
);
