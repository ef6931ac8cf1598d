// A file is a JPG, PNG or WebP by its content, whatever its name says; what is said about any other.

import { msg } from '../../lib/i18n.ts';

export const maxPictureBytes = 10_000_000;
export const maxPictures = 8;

export const pictureProblems = {
  empty: msg('This file is empty. Please choose another one.'),
  too_large: msg('This file is larger than 10 MB. Please choose a smaller one.'),
  other_type: msg('This is not a JPG, PNG or WebP picture. Please choose another file.'),
  damaged: msg('This picture is damaged or incomplete. Please save it again and upload it.'),
  too_heavy: msg('This picture takes too much memory or time to open. Please save it again as JPG and upload that.'),
  too_many_pixels: msg('This picture has more than 40 million pixels. Please make it smaller.'),
  too_many_deep_pixels: msg(
    'This picture has more than 20 million pixels with 16 bits a colour. Please save it with 8 bits a colour, or make it smaller.',
  ),
} as const;

export type PictureProblem = keyof typeof pictureProblems;

const ascii = (content: Uint8Array, from: number, to: number) => String.fromCharCode(...content.subarray(from, to));

function isPicture(content: Uint8Array): boolean {
  const isJpeg = content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff;
  const isPng = ascii(content, 1, 4) === 'PNG' && content[0] === 0x89;
  return isJpeg || isPng || (ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP');
}

/** Judges the content before the picture is decoded. */
export function pictureFileProblem(content: Uint8Array): PictureProblem | undefined {
  if (content.byteLength === 0) return 'empty';
  if (content.byteLength > maxPictureBytes) return 'too_large';
  return isPicture(content) ? undefined : 'other_type';
}
