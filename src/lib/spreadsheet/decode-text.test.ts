import { expect, test } from 'vitest';
import { decodeAnyText, decodeParts, decodeText, encodingOf } from './decode-text.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the encoding of a text is known by its byte order mark', () => {
  expect(['\xff\xfe', '\xfe\xff', '\xef\xbb\xbf', 'ab'].map((start) => encodingOf(bytes(start)))).toEqual([
    'utf-16le',
    'utf-16be',
    'utf-8',
    'utf-8',
  ]);
});

test('a text is decoded without its byte order mark', () => {
  expect(decodeText(bytes('\xff\xfeG\0\xdf\0'))).toBe('Gß');
  expect(decodeText(bytes('\xfe\xff\0G\0\xdf'))).toBe('Gß');
  expect(decodeText(bytes('\xef\xbb\xbfG\xc3\x9f'))).toBe('Gß');
});

test('a byte that is no UTF-8 is replaced, or refused', () => {
  expect(decodeText(bytes('G\xdf'))).toBe('G\ufffd');
  expect(() => decodeText(bytes('G\xdf'), { fatal: true })).toThrow();
});

test('UTF-16 without a mark is known by its zeros', () => {
  const text = 'Part No,Quantity';
  expect(encodingOf(Buffer.from(text, 'utf16le'))).toBe('utf-16le');
  expect(encodingOf(Buffer.from(text, 'utf16le').swap16())).toBe('utf-16be');
});

test('a file without Unicode is read as Windows-1252; one letter that is damaged leaves UTF-8 what it is', () => {
  expect(decodeAnyText(bytes('W\xe4lzlager'))).toEqual({ text: 'Wälzlager', isWindows1252: true });
  const damaged = Buffer.concat([Buffer.from('Größe Höhe Fläche '), bytes('\xe4'), Buffer.from(' x')]);
  expect(decodeAnyText(damaged)).toEqual({ text: 'Größe Höhe Fläche \ufffd x', isWindows1252: false });
});

async function decode(file: Uint8Array, size: number) {
  const said: string[] = [];
  let text = '';
  const parts = async function* () {
    for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
  };
  for await (const part of decodeParts(parts(), (encoding) => said.push(encoding))) text += part;
  return { text, said: said.at(-1) };
}

test.each([1, 2, 3, 5, 100])('the letter tells the encoding wherever the parts of %i bytes end', async (size) => {
  expect(await decode(Buffer.from('code,Größe ₹ 😀'), size)).toEqual({ text: 'code,Größe ₹ 😀', said: 'utf-8' });
  expect(await decode(bytes('code,Gr\xf6\xdfe'), size)).toEqual({ text: 'code,Größe', said: 'windows-1252' });
  expect(await decode(bytes('code,Gr\xf6'), size)).toEqual({ text: 'code,Grö', said: 'windows-1252' });
  expect(await decode(bytes('code'), size)).toEqual({ text: 'code', said: 'utf-8' });
  expect(await decode(Buffer.from('\ufeffcode,ä'), size)).toMatchObject({ text: 'code,ä' });
});

test('a letter that is damaged in a long file in UTF-8 is replaced', async () => {
  const file = Buffer.concat([Buffer.from('Größe Höhe Fläche '), bytes('\xe4'), Buffer.from(' Länge')]);
  expect(await decode(file, 9)).toEqual({ text: 'Größe Höhe Fläche \ufffd Länge', said: 'utf-8' });
});
