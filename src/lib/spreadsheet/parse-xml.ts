import sax, { type Tag } from 'sax';
import { UnreadableFile } from './table-line.ts';

/** A small file could nest millions, which the parser keeps in memory. */
const maxNesting = 100;

/** The files in the archive that a workbook is; undefined where it has none of this name. */
export type Workbook = { read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> };

type Names = {
  open(tag: Pick<Tag, 'name' | 'attributes'>): void;
  close?(name: string): void;
  text?(text: string): void;
};

export const refuseDamaged = (): never => {
  throw new UnreadableFile('This workbook is damaged. Please save it as XLSX again, or as CSV.');
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Calls the names for each element of an XML file; yields after each piece. */
export async function* parseXml(part: AsyncIterable<Uint8Array>, { open, close, text }: Names): AsyncGenerator<void> {
  const parser = sax.parser(true);
  let nesting = 0;
  parser.onopentag = ({ name, attributes }) => {
    nesting += 1;
    if (nesting > maxNesting) refuseDamaged();
    open({ name: withoutPrefix(name), attributes: attributes as Tag['attributes'] });
  };
  parser.onclosetag = (name) => {
    nesting -= 1;
    close?.(withoutPrefix(name));
  };
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.onerror = refuseDamaged;
  const decoder = new TextDecoder();
  for await (const piece of part) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
}

export async function readXml(part: AsyncIterable<Uint8Array> | undefined, names: Names): Promise<void> {
  if (part) for await (const _piece of parseXml(part, names));
}
