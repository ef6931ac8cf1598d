import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.server.ts';

test('another program reads the same pixels', () => {
  const data = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255]);
  const png = encodePng({ width: 2, height: 2, data }).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><image width="2" height="2" image-rendering="optimizeSpeed" href="data:image/png;base64,${png}"/></svg>`;
  expect(new Uint8Array(new Resvg(svg).render().pixels)).toEqual(data);
});
