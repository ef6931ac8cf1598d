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
