import { sealText } from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';

/** One part of a designation and what it says; `start` and `length` count characters of the designation. */
export type KeyPart = { start: number; length: number; text: string; says: string };

type Facts = Pick<ItemRow, 'itemname' | 'itemtype' | 'seal' | 'clearance' | 'Dimension_ID' | 'Dimension_OW'>;

/** ISO 15: the four bores that are not five times their code. */
const boreCodes: Readonly<Record<string, number>> = { '00': 10, '01': 12, '02': 15, '03': 17 };

const clearanceWords: Readonly<Record<string, string>> = {
  C2: 'clearance below normal',
  CN: 'normal clearance',
  CM: 'clearance for electric motors',
  C3: 'clearance above normal',
  C4: 'clearance above C3',
  C5: 'clearance above C4',
};

/** How makers write a seal or shield; what it means is told by the item's own facts. */
const sealLetters = /2RS[HLRD]?[12]?|2RZ|2RU|2RK|2RD|LLU|LLB|LLH|DDU?|VV|ZZ[AEX]?|2Z[R]?|UU|RSH?[12]?|RZ|RU|Z/;

/**
 * Reads a designation out part by part, in its own order, as a maker's key does. Only parts that agree with the item's
 * own facts are told (a bore code must give the bore), so that nothing is guessed; empty when nothing is sure.
 */
export function designationKey(item: Facts): KeyPart[] {
  const basic = basicParts(item);
  const last = basic.at(-1);
  if (!last) return [];
  const after = last.start + last.length;
  return [...basic, ...suffixParts(item, after)].sort((a, b) => a.start - b.start);
}

function basicParts({ itemname, itemtype, Dimension_ID: bore, Dimension_OW: width }: Facts): KeyPart[] {
  const says = itemtype.replace(/\b(double row|inch|open|closed)\b/, ', $1').replace(' ,', ',');
  const bySlash = /^([A-Z]*\d{2,3})\/(\d{1,4}(?:\.\d+)?)(?![\d.])/i.exec(itemname);
  if (bySlash && Number(bySlash[2]) === bore) {
    const [, series = '', size = ''] = bySlash;
    return [part(itemname, 0, series.length, says), part(itemname, series.length + 1, size.length, `bore ${bore} mm`)];
  }
  const bySizes = /^(HK|BK)(\d{2})(\d{2})(?!\d)/i.exec(itemname);
  if (bySizes && Number(bySizes[2]) === bore && Number(bySizes[3]) === width)
    return [
      part(itemname, 0, 2, says),
      part(itemname, 2, 2, `bore ${bore} mm`),
      part(itemname, 4, 2, `width ${width} mm`),
    ];
  const byCode = /^([A-Z]*\d{1,3}?)(\d{2})(?!\d)/i.exec(itemname);
  const [, series = '', code = ''] = byCode ?? [];
  if (!byCode || (boreCodes[code] ?? Number(code) * 5) !== bore) return [];
  return [part(itemname, 0, series.length, says), part(itemname, series.length, 2, `bore ${bore} mm`)];
}

function suffixParts({ itemname, seal, clearance }: Facts, after: number): KeyPart[] {
  const found: KeyPart[] = [];
  const look = (letters: RegExp, says: string | undefined) => {
    const match = letters.exec(itemname.slice(after).toUpperCase());
    if (says && match) found.push(part(itemname, after + match.index, match[0].length, says));
  };
  if (seal !== '' && seal !== 'open') look(sealLetters, sealSays(seal));
  if (clearance !== '') look(new RegExp(`${clearance}(?!\\d)`), clearanceWords[clearance]);
  look(/W33/, 'groove and holes for grease');
  return found;
}

/** 'contact seal, two sides', 'steel shields, two sides'. */
function sealSays(seal: string): string {
  const words = sealText(seal).toLowerCase();
  return seal.includes(' seal x') ? words.replace(/,/, ' seal,') : words;
}

const part = (name: string, start: number, length: number, says: string): KeyPart => ({
  start,
  length,
  text: name.slice(start, start + length),
  says,
});
