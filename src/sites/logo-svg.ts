import type { LogoMark } from './site-facts.ts';

/** The lines of the mark, what fills its ball, and the colour below it. */
type LogoColours = { lines: string; mark: string; ground: string };

/** Draws the logo for paper and mail, which know no CSS variables. */
export function logoSvg({ heavy, light, ball }: LogoMark, { lines, mark, ground }: LogoColours): string {
  const fill = ball.fill.includes('--mark-ground') ? ground : mark;
  const strokes = `<path d="${heavy}" stroke-width="4"/><path d="${light}" stroke-width="2.5"/>`;
  const disc = `<circle cx="16" cy="16" r="${ball.radius}" fill="${fill}" stroke-width="${ball.outlined ? 2.5 : 0}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="${lines}">${strokes}${disc}</g></svg>`;
}
