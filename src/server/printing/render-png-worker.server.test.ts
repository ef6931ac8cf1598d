import { expect, test } from 'vitest';
import { paint } from './render-png-worker.server.ts';

const pictureOf = (text: string, style = '') =>
  Buffer.from(
    paint(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text y="30" ${style}>${text}</text></svg>`),
  ).toString('base64');

test('text is drawn in the font of the store, also where the machine has none', () => {
  expect(pictureOf('6205-2RS')).not.toBe(pictureOf(''));
  expect(pictureOf('6205-2RS', 'font-family="Noto Sans"')).toBe(pictureOf('6205-2RS'));
});

test('bold text has its own font', () => {
  expect(pictureOf('6205-2RS', 'font-weight="600"')).not.toBe(pictureOf('6205-2RS'));
});

test('what is not a picture fails', () => {
  expect(() => paint('<p>')).toThrow();
});
