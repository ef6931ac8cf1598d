import type { Forms } from '../lib/counted.ts';

/** What is counted on the pages, in the forms of their language. */
export const item: Forms = { one: 'item', other: 'items' };
