import { crc32, createDeflateRaw } from 'node:zlib';

const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** As Excel writes it: one sheet, its texts shared. `numeric` are the columns whose cells are numbers. */
export async function writeXlsx(rows: Iterable<readonly string[]>, numeric: ReadonlySet<number>): Promise<Buffer[]> {
  const texts = new Map<string, number>();
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const files: [string, Iterable<string>][] = [
    ['xl/worksheets/sheet1.xml', sheet(rows, numeric, texts)],
    ['xl/sharedStrings.xml', sharedTexts(texts)],
    [
      '[Content_Types].xml',
      [
        `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" `,
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        part('/xl/workbook.xml', 'sheet.main'),
        part('/xl/worksheets/sheet1.xml', 'worksheet'),
        part('/xl/sharedStrings.xml', 'sharedStrings'),
        '</Types>',
      ],
    ],
    ['_rels/.rels', links(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/_rels/workbook.xml.rels',
      links(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    ],
    [
      'xl/workbook.xml',
      [
        `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>`,
        '<sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ],
    ],
  ];
  return zip(files);
}

const links = (...targets: [type: string, target: string][]) => [
  `${declaration}<Relationships xmlns="${office}/package/2006/relationships">`,
  ...targets.map(([type, to], n) => `<Relationship Id="rId${n + 1}" Type="${relations}/${type}" Target="${to}"/>`),
  '</Relationships>',
];

function* sheet(rows: Iterable<readonly string[]>, numeric: ReadonlySet<number>, texts: Map<string, number>) {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`;
  let line = 0;
  for (const row of rows) {
    line += 1;
    const cells = row.map((cell, n) => {
      if (cell === '') return '';
      const at = `<c r="${columnName(n)}${line}"`;
      if (line > 1 && numeric.has(n)) return `${at}><v>${cell}</v></c>`;
      const index = texts.get(cell) ?? texts.size;
      texts.set(cell, index);
      return `${at} t="s"><v>${index}</v></c>`;
    });
    yield `<row r="${line}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** A to Z, then AA to AZ and so on. */
const columnName = (n: number): string =>
  (n < 26 ? '' : columnName(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

/** Read when the sheet has been written. */
function* sharedTexts(texts: ReadonlyMap<string, number>) {
  yield `${declaration}<sst xmlns="${main}">`;
  for (const text of texts.keys()) yield `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`;
  yield '</sst>';
}

async function zip(files: readonly [name: string, text: Iterable<string>][]): Promise<Buffer[]> {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const { crc, size, packed } = await pack(text);
    const length = packed.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // Version, flags, method 8 (deflate), time, date, then what both headers have.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc, 10);
    fields.writeUInt32LE(length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name));
    const file = [Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), ...packed];
    written.push(...file);
    offset += file.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return [...written, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end];
}

async function pack(text: Iterable<string>) {
  const deflate = createDeflateRaw({ level: 6 });
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  const ended = new Promise((resolve) => deflate.on('end', resolve));
  let crc = 0;
  let size = 0;
  let waiting: string[] = [];
  const write = async () => {
    const bytes = Buffer.from(waiting.join(''));
    waiting = [];
    crc = crc32(bytes, crc);
    size += bytes.byteLength;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  };
  for (const piece of text) if (waiting.push(piece) > 1000) await write();
  await write();
  deflate.end();
  await ended;
  return { crc, size, packed };
}
