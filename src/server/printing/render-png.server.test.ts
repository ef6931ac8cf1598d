import { expect, test } from 'vitest';
import { renderPng } from './render-png.server.ts';

test('a picture is drawn as a PNG of its own size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63"/></svg>';
  const png = await renderPng(svg);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 63]);
});

test('what is not a picture fails', async () => {
  await expect(renderPng('<p>')).rejects.toThrow();
});
