import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { mailLogo } from './mail-logo.server.ts';

const signature = '89504e470d0a1a0a';

test('each site has a logo of its own as a small picture, drawn once', () => {
  const drawn = siteCodes.map((code) => mailLogo(sites[code]));
  for (const png of drawn) {
    expect(png.subarray(0, 8).toString('hex')).toBe(signature);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([96, 96]);
    expect(png.length).toBeLessThan(10_000);
  }
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(siteCodes.length);
  expect(mailLogo(sites.nod)).toBe(drawn[siteCodes.indexOf('nod')]);
});
