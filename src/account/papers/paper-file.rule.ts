// Which files a buyer may upload as a paper, and what is said about any other.

import { msg } from '../../lib/i18n.ts';

export const maxPaperBytes = 10_000_000;
export const maxPaperPages = 50;

export const paperProblems = {
  empty: msg('This file is empty. Please choose another one.'),
  too_large: msg('This file is larger than 10 MB. Please choose a smaller one.'),
  other_type: msg('This is not a PDF, JPG or PNG file. Please upload a scan or a photo of the paper.'),
  damaged: msg('This file is damaged or incomplete. Please save it again and upload it.'),
  password: msg('This PDF opens with a password only. Please upload it without one.'),
  active_content: msg('This PDF contains a script or another file. Please print it to a new PDF and upload that.'),
  too_heavy: msg('This PDF takes too much memory or time to open. Please print it to a new PDF and upload that.'),
  too_many_pages: msg('This PDF has more than 50 pages. Please upload the paper alone.'),
  too_many_pixels: msg('This picture is too large to be shown. Please upload a smaller one.'),
} as const;

export type PaperProblem = keyof typeof paperProblems;

/** Known before the file is read. */
export function paperSizeProblem(bytes: number): PaperProblem | undefined {
  if (bytes === 0) return 'empty';
  return bytes > maxPaperBytes ? 'too_large' : undefined;
}
