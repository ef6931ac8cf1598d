import { expect, test } from 'vitest';
import { fileKindOf, pictureArchiveProblem } from './file-kind.rule.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['itemcode,on_hand', 'csv'],
  ['\xef\xbb\xbfitemcode;on_hand', 'csv'],
  ['\xff\xfei\0t\0', 'csv'],
  ['PK\x03\x04', 'xlsx'],
  ['codePK\x03\x04', 'csv'],
])('%j is a table', (start, format) => {
  expect(fileKindOf(bytes(start))).toEqual({ format });
});

test.each([
  ['', 'The file is empty.'],
  ['#!/bin/sh\nrm -rf /', 'This is a script'],
  ['MZ\x90\0', 'This is a program'],
  ['%PDF-1.7', 'This is a PDF'],
  ['\n <html>', 'This is a web page'],
  ['{"items": []}', 'This is a JSON file'],
  ['\xd0\xcf\x11\xe0\xa1', 'with a password'],
  ['\x1f\x8b\x08', 'This file is compressed'],
  ['code\0name', 'This is not a text file'],
])('%j is refused in one sentence', (start, says) => {
  expect(fileKindOf(bytes(start))).toEqual({ problem: expect.stringContaining(says) });
});

test('pictures come in a ZIP archive', () => {
  const starts = ['PK\x03\x04', 'PK\x05\x06', '', '\xff\xd8\xff', 'Price', 'OK'];
  expect(starts.map((start) => pictureArchiveProblem(bytes(start)))).toEqual([
    undefined,
    undefined,
    'The file is empty.',
    ...new Array(3).fill(expect.stringContaining('This is no ZIP file.')),
  ]);
});
