// One of a thing is told in the singular, any other number in the plural.

import { countText } from '../catalogue/display.rule.ts';

/** '1 line', '1,240 lines' */
export function countOf(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}
