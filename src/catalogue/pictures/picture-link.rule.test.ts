import { expect, test } from 'vitest';
import { pictureLink, pictureOfHref } from './picture-link.rule.ts';

const hash = '0123456789abcdef';

test('a picture has an address for each size, and the shape that its place is kept free for', () => {
  expect(pictureLink({ id: 7, hash, width: 1600, height: 800 })).toEqual({
    large: `/item-pictures/7/large-${hash}.webp`,
    small: `/item-pictures/7/small-${hash}.webp`,
    width: 320,
    height: 160,
  });
  expect(pictureLink({ id: 7, hash, width: 40, height: 30 })).toMatchObject({ width: 40, height: 30 });
  expect(pictureLink({ id: 7, hash, width: 1600, height: 1 })).toMatchObject({ height: 1 });
});

test.each([
  ['7', `small-${hash}.webp`, { id: 7, size: 'small', hash }],
  ['7', `huge-${hash}.webp`, undefined],
  ['7', 'small-123.webp', undefined],
  ['x', `small-${hash}.webp`, undefined],
  ['7', `small-${hash}.webp/../x`, undefined],
])('%s/%s is read', (id, file, picture) => {
  expect(pictureOfHref(id, file)).toEqual(picture);
});
