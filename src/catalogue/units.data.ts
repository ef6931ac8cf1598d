/** In what an item is counted: pieces, sets, kilograms, litres. */
export const units = ['NOS', 'SET', 'KGS', 'LTR'] as const;
export type Unit = (typeof units)[number];
