import type { ParsedDesignation } from './parsed-designation.ts';

/** What is said of the bearing in words and has no suffix, or what is wanted for it instead of it, stays unknown. */
export function withSaidBeside(reading: ParsedDesignation, text: string): ParsedDesignation {
  if (!MAY_SAY.test(text)) return reading;
  const said = [...(text.match(PROPERTIES) ?? []), ...(goodsFor(text) ?? [])].map((words) => words.toUpperCase());
  if (said.length === 0) return reading;
  const words = said.flatMap((one) => one.split(/[ -]/));
  const ignored = reading.ignored.filter((word) => !words.includes(word));
  return { ...reading, unknown: [...reading.unknown, ...said], ignored };
}
const MAY_SAY = /temp|heat|magnetic|food|for|of|puller|extractor|circlip/i;

/** The same as the phrases that are left out of the number. */
const PROPERTIES = /\b(?:(?:high|hi)[ -]temp(?:erature)?|heat[ -]resistant|non[ -]magnetic|food[ -]grade)\b/gi;

/** 'Sleeve for 22220' and 'puller 22220', in front of the number: '22220 with sleeve' is the bearing. */
function goodsFor(text: string): string[] | undefined {
  const before = text.slice(0, Math.max(0, text.search(/\d/)));
  const [, goods] = GOODS_FOR.exec(before) ?? TOOLS.exec(before) ?? [];
  return goods === undefined ? undefined : [goods];
}
const GOODS_FOR =
  /\b(sleeve|nut|washer|grease|circlip|seal|spacer|bush|cover|cap|heater|spanner|shaft|adapt[eo]r|kit)s? (?:for|of)\b/i;
const TOOLS = /\b(puller|extractor|circlip)s?\b/i;

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
