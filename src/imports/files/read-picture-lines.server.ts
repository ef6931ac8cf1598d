import { buffer } from 'node:stream/consumers';
import { fileHash } from '../../catalogue/pictures/change-pictures.server.ts';
import { maxPictureBytes, pictureFileProblem, pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { inspectPicture } from '../../catalogue/pictures/picture-worker.server.ts';
import { type TableLine, UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { type Archive, type ArchiveEntry, openArchive } from './open-archive.server.ts';

export const pictureHeader = ['file', 'bytes', 'sha256'];

export const pictureArchiveTexts = {
  damaged: 'This ZIP file cannot be read. Please pack it again, or choose the pictures themselves.',
  tooLarge:
    'This ZIP file has more than 5,000 entries or expands to far more than it should. Please upload it in parts.',
};

const maxName = 300;

/** A line for each file of a ZIP archive, by name, so that the pictures of an item come one after the other. */
export async function* readPictureLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  const archive = await openArchive(parts, pictureArchiveTexts);
  try {
    yield { line: 1, cells: pictureHeader };
    for (const [at, entry] of pictureEntries(archive).entries())
      yield { line: at + 2, ...(await readEntry(archive, entry)) };
  } finally {
    archive.close();
  }
}

export async function refuseWithoutPictures(parts: AsyncIterable<Uint8Array>): Promise<void> {
  const archive = await openArchive(parts, pictureArchiveTexts);
  archive.close();
  if (pictureEntries(archive).length === 0) throw new UnreadableFile('The ZIP file holds no files.');
}

const byName = new Intl.Collator('en', { numeric: true });

/** Folders are left out, and files that systems add by themselves. */
function pictureEntries({ entries }: Archive): ArchiveEntry[] {
  const isOwn = (name: string) => !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name) && !name.endsWith('/');
  const bare = ({ name }: ArchiveEntry) => name.replace(/\.[^./]*$/, '');
  return entries.filter(({ name }) => isOwn(name)).toSorted((one, other) => byName.compare(bare(one), bare(other)));
}

async function readEntry(archive: Archive, { name, bytes }: ArchiveEntry): Promise<Omit<TableLine, 'line'>> {
  const file = name.slice(-maxName);
  const wrong = (problem: string) => ({ cells: [file, String(bytes), ''], problem });
  if (name.length > maxName) return wrong(`The name is longer than ${maxName} characters.`);
  if (bytes > maxPictureBytes) return wrong(pictureProblems.too_large);
  const content = await readPicture(archive, name);
  if (!content) return wrong(pictureProblems.damaged);
  const problem = pictureFileProblem(content) ?? (await inspectPicture(content));
  return problem ? wrong(pictureProblems[problem]) : { cells: [file, String(bytes), fileHash(content)] };
}

/** Undefined where it cannot be unpacked: it is encrypted, cut off, or longer than the archive says. */
export async function readPicture(archive: Archive, name: string): Promise<Buffer | undefined> {
  const stream = await archive.read(name).catch(() => undefined);
  return stream && buffer(stream).catch(() => undefined);
}
