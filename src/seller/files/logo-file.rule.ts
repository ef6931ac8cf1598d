// A logo is a PNG, or an SVG that shows the same wherever it is drawn: nothing in it runs, and nothing is fetched from elsewhere.

import { msg } from '../../lib/i18n.ts';

export const maxSvgBytes = 1_000_000;

export const logoProblems = {
  empty: msg('This file is empty. Please choose another one.'),
  other_type: msg('This is neither an SVG nor a PNG. Please choose another file.'),
  too_large: msg('This file is larger than a logo can be: an SVG may have 1 MB, a PNG 10 MB.'),
  too_heavy: msg('This logo takes too much memory or time to draw. Please save it simpler, or as a PNG.'),
  damaged: msg('This file is damaged or incomplete. Please save it again and upload it.'),
  runs: msg('This SVG holds a script or something else that runs. Please save it again as a plain picture.'),
  outside: msg(
    'This SVG refers to something outside of it: a picture, a font or a style. Please save it again with everything in it.',
  ),
  text: msg(
    'The letters in this SVG are text, which looks different on each machine. Please turn them into outlines (paths) and save it again.',
  ),
  nothing: msg('This picture is empty. Please save the logo again and choose that file.'),
  too_small: msg('This PNG is less than 40 px high and would look blurred. Please save it larger, or as an SVG.'),
} as const;

export type LogoProblem = keyof typeof logoProblems;

const runs =
  /<(?:\w{1,20}:)?(?:script|foreignobject|iframe|object|embed|handler|set|animate\w{0,20})\b|\son\w{1,30}\s*=|javascript:|<!entity|<\?xml-stylesheet/i;
const text = /<(?:\w{1,20}:)?(?:text|tspan)\b/i;
const reference = /(?:href|src)\s*=\s*["']?([^"'\s>]{0,40})|url\(\s*["']?([^"')\s]{0,40})|@import/gi;

/** A part of the SVG itself, or a picture that is in it. */
const isInside = (target: string) => target.startsWith('#') || /^data:image\/(?:png|jpeg);/i.test(target);

/** What is wrong with an SVG, before it is drawn. */
export function svgProblem(svg: string): LogoProblem | undefined {
  if (!/<(?:\w{1,20}:)?svg\b/i.test(svg)) return 'other_type';
  if (runs.test(svg)) return 'runs';
  for (const [whole, link, address] of svg.matchAll(reference))
    if (whole.startsWith('@') || !isInside(link ?? address ?? '')) return 'outside';
  return text.test(svg) ? 'text' : undefined;
}
