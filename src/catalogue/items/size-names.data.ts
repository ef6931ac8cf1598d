/** The sizes of an item by which one searches and narrows a list. */
export const sizeNames = ['bore', 'outside', 'width'] as const;
export type SizeName = (typeof sizeNames)[number];
