import { expect, test } from 'vitest';
import { foldedWord, importWordsOf, meaningOfWord } from './import-words.rule.ts';

const words = importWordsOf([
  { name: 'branch', word: foldedWord('Godown  No. 2'), means: 'delhi' },
  { name: 'brandname', word: 'skf india', means: 'SKF' },
]);

test.each([
  ['branch', 'godown no. 2', 'delhi'],
  ['branch', ' GODOWN NO. 2 ', 'delhi'],
  ['brandname', 'SKF India', 'SKF'],
  ['brandname', 'godown no. 2', undefined],
  ['unit', 'PCS', undefined],
])('in the column %s the word %j means %s', (name, cell, means) => {
  expect(meaningOfWord(words, name, cell)).toBe(means);
});
