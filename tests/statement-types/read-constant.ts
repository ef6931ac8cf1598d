import type { Node } from './node-tree.ts';

const headerBytes = 4;

/** The value of a text or a whole number that is written in a statement. */
export function constantOf(type: string, { constvalue }: Node): string | number | undefined {
  if (!(constvalue instanceof Uint8Array)) return undefined;
  if (type === 'int4') return new DataView(constvalue.buffer).getInt32(0, true);
  if (type === 'text' || type === 'json') return new TextDecoder().decode(constvalue.subarray(headerBytes));
  // A literal without a type ends with a zero.
  return type === 'unknown' ? new TextDecoder().decode(constvalue.subarray(0, -1)) : undefined;
}

/** After the header comes the number of dimensions. */
export const isEmptyArray = (type: string, { constvalue }: Node): boolean =>
  type.startsWith('_') && constvalue instanceof Uint8Array && constvalue[headerBytes] === 0;
