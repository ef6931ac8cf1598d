// The address of a picture names its content, so that a browser never asks for it twice.

export const pictureSizes = ['large', 'small'] as const;
export type PictureWidth = (typeof pictureSizes)[number];

/** The longer side of the small size, in px. */
const smallSide = 320;

type Picture = { id: number; hash: string; width: number; height: number };

const pictureHref = (folder: string, { id, hash }: Pick<Picture, 'id' | 'hash'>, size: PictureWidth): string =>
  `${folder}/${id}/${size}-${hash}.webp`;

export type PictureLink = { large: string; small: string; width: number; height: number };

/** The width and height are those of the small size. */
export function pictureLink(picture: Picture, folder = '/item-pictures'): PictureLink {
  const scale = Math.min(1, smallSide / Math.max(picture.width, picture.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    large: pictureHref(folder, picture, 'large'),
    small: pictureHref(folder, picture, 'small'),
    width: side(picture.width),
    height: side(picture.height),
  };
}

export function pictureOfHref(id: string, file: string): { id: number; size: PictureWidth; hash: string } | undefined {
  const [, size, hash = ''] = /^(large|small)-([0-9a-f]{16})\.webp$/.exec(file) ?? [];
  const known = pictureSizes.find((one) => one === size);
  return known && /^\d{1,15}$/.test(id) ? { id: Number(id), size: known, hash } : undefined;
}
