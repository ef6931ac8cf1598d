// What is searched for after a scan: of a GS1 code the part number, else the GTIN; of any other code its first text.

import { hasCheckDigit, readGtin } from '../items/gtin.rule.ts';

/** The GS1 application identifiers whose values have a fixed length; others end at the separator. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};
const partNumbers = ['240', '241'];
const tradeItem = '01';

const separator = '\u001d';
const symbology = /^\](?:C1|d2|Q3|e0)/;
const longestSearch = 80;

/** '' for a code that names no item, such as a lot alone or a web address. */
export function searchForCode(code: string): string {
  const elements = elementsOf(code.trim());
  if (!elements) return firstText(code);
  const part = partNumbers.map((id) => elements.get(id)).find(Boolean);
  return (part ?? printedGtin(elements.get(tradeItem) ?? '')).slice(0, longestSearch).trim();
}

const printedGtin = (gtin: string): string => readGtin(gtin) ?? gtin;

/** The elements by application identifier; undefined for what is no GS1 code. */
function elementsOf(code: string): Map<string, string> | undefined {
  if (/^\(\d{2,4}\)/.test(code)) return new Map(readWritten(code));
  const isMarked = symbology.test(code) || code.startsWith(separator) || code.includes(separator);
  const data = withoutSeparator(code.replace(symbology, ''));
  const isTradeItem = /^01\d{14}/.test(data) && hasCheckDigit(data.slice(2, 16));
  return isMarked || isTradeItem ? new Map(readData(data)) : undefined;
}

/** '(01)09501101530003(10)AB12'. */
const readWritten = (code: string): [string, string][] =>
  code
    .split('(')
    .slice(1)
    .flatMap((element): [string, string][] => {
      const [, id = '', value = ''] = /^(\d{2,4})\)(.*)$/s.exec(element) ?? [];
      return id ? [[id, value.trim()]] : [];
    });

function readData(data: string): [string, string][] {
  const elements: [string, string][] = [];
  let rest = data;
  while (/^\d{2}/.test(rest)) {
    const id = rest.slice(0, idLength(rest));
    const fixed = fixedLengths[id];
    const end = fixed ? id.length + fixed : endOfValue(rest);
    elements.push([id, rest.slice(id.length, end).trim()]);
    rest = withoutSeparator(rest.slice(end));
  }
  return elements;
}

const withoutSeparator = (data: string): string => (data.startsWith(separator) ? data.slice(1) : data);

const endOfValue = (rest: string): number => (rest.includes(separator) ? rest.indexOf(separator) : rest.length);

function idLength(data: string): number {
  if (/^(?:23|24|25|40|41|42|71)/.test(data)) return 3;
  return /^(?:3[1-69]|43|7[02]|8)/.test(data) ? 4 : 2;
}

/** Makers write several texts into one code, divided by control characters, bars or semicolons. */
function firstText(code: string): string {
  if (/^https?:\/\//i.test(code.trim())) return '';
  const texts = code.split(/[\p{Cc}|;]/u).map((text) => text.trim());
  return (texts.find((text) => /\d{2}/.test(text)) ?? '').slice(0, longestSearch);
}
