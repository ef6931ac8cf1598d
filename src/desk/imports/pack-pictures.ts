import { formatNumber } from '../../lib/format-number.ts';
import { CallError } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';

const maxPictures = 5_000;

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** A ZIP archive as it is; several pictures are packed into one as they are, picture by picture. Throws CallError or ImportError. */
export async function packPictures(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (first && files.length === 1 && isArchive(first)) return first;
  if (files.some(isArchive)) throw new CallError('Please choose pictures, or one ZIP file.', 400);
  if (files.length > maxPictures)
    throw new CallError(`Please choose at most ${formatNumber(maxPictures)} pictures at once.`, 400);
  const { Zip, ZipPassThrough } = await importLater(() => import('fflate'));
  const parts: Blob[] = [];
  const zip = new Zip((_error, part) => void parts.push(new Blob([part as Uint8Array<ArrayBuffer>])));
  for (const file of files) {
    const entry = new ZipPassThrough(file.name);
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  return new File(parts, files.length === 1 && first ? first.name : `${files.length} pictures`);
}
