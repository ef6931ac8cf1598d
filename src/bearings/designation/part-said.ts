import type { ParsedDesignation } from './parsed-designation.ts';

/** '30205 cone' is a part of the bearing; a drawn cup is a bearing, and LM11949 itself a cone. */
export function withPartSaid(reading: ParsedDesignation, text: string): ParsedDesignation {
  const { type, boreMm, outsideMm, unknown, ignored } = reading;
  const isComplete = boreMm !== null && outsideMm !== null && !type?.startsWith('needle');
  if (!isComplete || !MAY_NAME_PART.test(text)) return reading;
  const parts = [...PARTS.flatMap((part) => part.exec(text)?.[0].toUpperCase() ?? []), ...cageAlone(text)];
  if (parts.length !== 1) return reading;
  return { ...reading, unknown: [...unknown, ...parts], ignored: ignored.filter((word) => !parts.includes(word)) };
}
const PARTS = [/\bcones?\b/i, /\bcups?\b/i, /\braces?\b/i, /\bretainers?\b/i, /\bhousings?\b/i];
const MAY_NAME_PART = /con|cup|ra|reta|hous|cage/i;

/** '6205 cage' and 'cage for 6205', but not '6205 brass cage' and '6205 cage: brass'. */
function cageAlone(text: string): string[] {
  const words = text.toUpperCase().split(/[\s,;()]+/);
  const at = words.findIndex((word) => /^CAGES?$/.test(word));
  const [before = '', cage, behind = ''] = words.slice(Math.max(0, at - 1), at + 2);
  const [first, next] = at === 0 ? [before, cage ?? ''] : [cage, behind];
  const isNamed = (at === 0 || /\d/.test(before)) && ['', 'FOR', 'OF', 'ONLY'].includes(next);
  return at >= 0 && isNamed && first !== undefined ? [first] : [];
}
