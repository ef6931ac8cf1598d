import { inflateSync } from 'node:zlib';

export type ReadPdf = { pages: string[]; fonts: string[] };

export type PdfObject = { dictionary: string; stream: Buffer | undefined };

/** Reads only PDFs made by the store: plain objects, deflated streams, fonts with a glyph map. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = pdfObjects(pdf);
  const fonts = [...objects.values()].flatMap(({ dictionary }) => {
    const name = /\/FontName \/(?:[A-Z]{6}\+)?(\S+)/.exec(dictionary)?.[1];
    return name && /\/FontFile2 \d+/.test(dictionary) ? [name] : [];
  });
  return { fonts, pages: pdfPages(objects).map(({ content, textOf }) => textOf(content)) };
}

export type PdfPage = { id: string; content: string; textOf: (content: string) => string };

export function pdfPages(objects: ReadonlyMap<string, PdfObject>): PdfPage[] {
  const of = (id: string | undefined) => (id === undefined ? undefined : objects.get(id));
  const letters = new Map<string, Map<string, string>>();
  for (const [id, { dictionary }] of objects) {
    const map = of(/\/ToUnicode (\d+)/.exec(dictionary)?.[1])?.stream;
    if (map) letters.set(id, lettersOf(map.toString('latin1')));
  }
  const pages = [...objects].filter(([, { dictionary }]) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(([id, { dictionary }]) => {
    const resources = of(/\/Resources (\d+)/.exec(dictionary)?.[1])?.dictionary ?? dictionary;
    const names = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name, font]));
    const content = of(/\/Contents (\d+)/.exec(dictionary)?.[1])?.stream?.toString('latin1') ?? '';
    return { id, content, textOf: (part) => spoken(part, (font) => letters.get(names.get(font) ?? '')) };
  });
}

export function pdfObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const body = text.slice(index, text.indexOf('endobj', index));
    const start = body.indexOf('stream\n');
    const dictionary = start < 0 ? body : body.slice(0, start);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = index + start + 'stream\n'.length;
    const raw = start < 0 ? undefined : pdf.subarray(from, from + length);
    objects.set(id, { dictionary, stream: raw && /FlateDecode/.test(dictionary) ? inflateSync(raw) : raw });
  }
  return objects;
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f\s]+)>/gi)].forEach(([, hex = ''], i) => {
      const glyph = (Number.parseInt(from, 16) + i).toString(16).padStart(4, '0');
      letters.set(glyph, utf16(hex.replace(/\s/g, '')));
    });
  return letters;
}

/** Joins words that were hyphenated at a dash or slash. */
function spoken(content: string, lettersIn: (font: string) => ReadonlyMap<string, string> | undefined): string {
  let letters: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersIn(font);
    const hex = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, one]) => one).join('');
    if (hex) lines.push((hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph.toLowerCase()) ?? '?').join(''));
  }
  return lines
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S[-/]) /g, '')
    .trim();
}
