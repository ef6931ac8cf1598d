import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { t } from '../../lib/i18n.ts';
import { endOfRun } from '../../lib/text-runs.ts';
import { typeText } from '../items/item-format.rule.ts';
import { suffixText } from './suffix-text.rule.ts';

// A designation is explained part by part; its basic number is split only where its digits give the size.

export type DesignationPart = { start: number; length: number; text: string; meaning: string };

/** Source: ISO 15. */
const boreCodes: Readonly<Record<string, number>> = { '00': 10, '01': 12, '02': 15, '03': 17 };

export function explainDesignation(designation: string, parsed: ParsedDesignation): DesignationPart[] {
  if (!parsed.known || parsed.type === null) return [];
  const basic = locate(designation, parsed.writtenBasic, 0);
  if (!basic) return [];
  const parts = basicParts(basic.text, parsed).map((part) => ({ ...part, start: basic.start + part.start }));
  let after = basic.start + basic.length;
  for (const { text, meaning } of parsed.tokens) {
    const position = locate(designation, text, after);
    if (!position) continue;
    parts.push({ ...position, meaning: suffixText(meaning) });
    after = position.start + position.length;
  }
  return parts;
}

function basicParts(basic: string, { type, boreMm, widthMm }: ParsedDesignation): DesignationPart[] {
  const typeName = typeText(type ?? '');
  const kind = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  const bore = (mm: number) => t`bore ${mm} mm`;
  const [, letters = '', inner = '', width = ''] = /^([A-Z]+)(\d{2})(\d{2})[A-Z]*$/i.exec(basic) ?? [];
  if (inner !== '' && Number(inner) === boreMm && Number(width) === widthMm)
    return inOrder(basic, [letters, kind], [inner, bore(boreMm)], [width, t`width ${widthMm} mm`]);
  const [, series = '', size = ''] = /^(.+?)\/([\d.]+)$/.exec(basic) ?? /^(\d{2})(\d)$/.exec(basic) ?? [];
  if (size !== '' && Number(size) === boreMm) return inOrder(basic, [series, kind], [size, bore(boreMm)]);
  const [, front = '', code = ''] = /^([A-Z]*\d{1,3}?)(\d{2})$/i.exec(basic) ?? [];
  if (code !== '' && (boreCodes[code] ?? Number(code) * 5) === boreMm)
    return inOrder(basic, [front, kind], [code, bore(boreMm)]);
  return inOrder(basic, [basic, kind]);
}

function inOrder(whole: string, ...pieces: readonly [text: string, meaning: string][]): DesignationPart[] {
  let from = 0;
  return pieces.map(([text, meaning]) => {
    const start = whole.indexOf(text, from);
    from = start + text.length;
    return { start, length: text.length, text, meaning };
  });
}

function locate(designation: string, letters: string, from: number): Omit<DesignationPart, 'meaning'> | undefined {
  const wanted = [...inCapitals(letters)].filter((letter) => !separates(letter));
  const capitals = inCapitals(designation);
  const [first = ''] = wanted;
  if (first === '') return undefined;
  for (let start = capitals.indexOf(first, from); start >= 0; start = capitals.indexOf(first, start + 1)) {
    const end = endOfLetters(capitals, start, wanted);
    if (end !== undefined) return { start, length: end - start, text: designation.slice(start, end) };
  }
  return undefined;
}

/** Changes only a to z: ß in upper case is two letters, which would shift positions. */
const inCapitals = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

const separates = (letter: string): boolean => letter === '-' || letter === '.' || letter.trim() === '';

function endOfLetters(capitals: string, start: number, wanted: readonly string[]): number | undefined {
  let end = start;
  for (const [index, letter] of wanted.entries()) {
    if (index > 0) end = endOfRun(capitals, end, separates);
    if (capitals.charAt(end) !== letter) return undefined;
    end += 1;
  }
  return end;
}
