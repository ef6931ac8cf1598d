import { unzipXml } from '../../src/lib/spreadsheet/workbook-file.ts';
import { readXml, type XmlElement } from './read-xml.ts';

export type ReadCell = { value: string | number; format: string; day?: string };
export type ReadSheet = {
  name: string;
  cells: Record<string, ReadCell>;
  widths: number[];
  frozenRows: number;
  filter: string;
};

/** The sheets of a workbook with what a spreadsheet program shows of them: formats, widths, frozen rows and filters. */
export function readSheets(xlsx: Uint8Array): ReadSheet[] {
  const files = unzipXml(xlsx);
  const read = (name: string) => readXml(Buffer.from(files[name] ?? []).toString());
  const styles = read('xl/styles.xml');
  const texts = 'xl/sharedStrings.xml' in files ? sharedTexts(read('xl/sharedStrings.xml')) : [];
  const custom = new Map(
    named(styles, 'numFmts/numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  );
  const formats = named(styles, 'cellXfs/xf').map(({ attributes }) => custom.get(attributes.numFmtId ?? '') ?? '');
  return named(read('xl/workbook.xml'), 'sheets/sheet').map(({ attributes }, at) => {
    const sheet = read(`xl/worksheets/sheet${at + 1}.xml`);
    const attribute = (path: string, name: string) => named(sheet, path)[0]?.attributes[name];
    return {
      name: attributes.name ?? '',
      cells: Object.fromEntries(cellsOf(sheet, { formats, texts })),
      widths: named(sheet, 'cols/col').map((column) => Number(column.attributes.width)),
      frozenRows: Number(attribute('sheetView/pane', 'ySplit') ?? 0),
      filter: attribute('worksheet/autoFilter', 'ref') ?? '',
    };
  });
}

const named = (elements: readonly XmlElement[], path: string) => elements.filter((one) => one.path.endsWith(path));

function sharedTexts(elements: readonly XmlElement[]): string[] {
  const texts: string[] = [];
  for (const { path, text } of elements) {
    if (path.endsWith('sst/si')) texts.push('');
    if (path.endsWith('/t')) texts[texts.length - 1] += text;
  }
  return texts;
}

type Workbook = { formats: readonly string[]; texts: readonly string[] };

function cellsOf(sheet: readonly XmlElement[], { formats, texts }: Workbook): [string, ReadCell][] {
  const starts = sheet.flatMap(({ path }, at) => (path.endsWith('row/c') ? [at] : []));
  return starts.map((from, at) => {
    const own = sheet.slice(from, starts[at + 1]);
    const { r = '', s = '0', t = 'n' } = own[0]?.attributes ?? {};
    const written = own.find(({ path }) => /\/(v|t)$/.test(path))?.text ?? '';
    const format = formats[Number(s)] ?? '';
    const value = t === 's' ? (texts[Number(written)] ?? '') : t === 'n' && written ? Number(written) : written;
    return [r, { value, format, ...(typeof value === 'number' && /y/.test(format) && { day: dayOf(value) }) }];
  });
}

/** Days are counted from 30 December 1899. */
const dayOf = (days: number) => new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
