import { expect, test } from 'vitest';
import { fileSizeText, leftOutText, missingText } from './import-texts.ts';

test('one of a thing is said as one', () => {
  expect(fileSizeText(1)).toBe('1 byte');
  expect(leftOutText('stock', 1)).toBe('1 line was left out. Download it, correct it, and upload the corrected file.');
  expect(leftOutText('pictures', 1)).toBe('1 picture was left out. Download the list, rename it, and upload it again.');
  expect(missingText('items', 1)).toBe('The file is complete: retire the 1 item that is not in it');
  expect(missingText('stock', 1)).toBe(
    'The file is complete: set the 1 that is not in it to 0, or to what is reserved',
  );
});

test('several are said as several', () => {
  expect(fileSizeText(999)).toBe('999 bytes');
  expect(leftOutText('stock', 1_200)).toBe(
    '1,200 lines were left out. Download them, correct them, and upload the corrected file.',
  );
  expect(leftOutText('pictures', 2)).toBe(
    '2 pictures were left out. Download the list, rename them, and upload them again.',
  );
  expect(missingText('items', 12)).toBe('The file is complete: retire the 12 items that are not in it');
  expect(missingText('stock', 12)).toBe(
    'The file is complete: set the 12 that are not in it to 0, or to what is reserved',
  );
});
