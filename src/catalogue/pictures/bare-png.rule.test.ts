import { expect, test } from 'vitest';
import { withHugeProfile } from '../../../tests/fixtures/bombs.ts';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { barePng } from './bare-png.rule.ts';

const picture = makePng();

test.each([
  ['a picture without extras', picture],
  ['a picture with a colour profile', withHugeProfile(picture, 5_000_000)],
])('of %s the pixels are left', (_what, png) => {
  expect(Buffer.from(barePng(png)).equals(picture)).toBe(true);
});
