import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colours of text, and the backgrounds that they stand on. */
const readable: readonly [texts: readonly string[], backgrounds: readonly string[]][] = [
  [
    ['ink', 'ink-2', 'ink-3', 'accent', 'accent-hover', 'good', 'warn', 'bad', 'quiet'],
    ['page', 'surface', 'sunken'],
  ],
  [
    ['ink', 'ink-2', 'on-accent-soft', 'accent'],
    ['accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'quiet-soft'],
  ],
  [['good'], ['good-soft']],
  [['warn'], ['warn-soft']],
  [['bad'], ['bad-soft']],
  [['quiet'], ['quiet-soft']],
  [['on-brand', 'on-brand-2'], ['brand']],
  [['on-accent'], ['accent', 'accent-hover']],
  [['on-mark'], ['mark']],
  [['page', 'surface'], ['ink']],
];

/** Each text with each of its backgrounds. */
export const readablePairs = readable.flatMap(([texts, backgrounds]) =>
  texts.flatMap((text) => backgrounds.map((on): [text: string, on: string] => [text, on])),
);

/** The tokens of a site's theme.css. */
export function themeOf(site: string, scheme: 'light' | 'dark' = 'light'): Record<string, string> {
  const css = readFileSync(join(import.meta.dirname, site, 'theme.css'), 'utf8');
  const found = css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?/g);
  return Object.fromEntries([...found].map(([, name, day, night]) => [name, scheme === 'dark' ? (night ?? day) : day]));
}
