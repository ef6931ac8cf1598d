import { unzipSync } from 'fflate';

/** A small compressed file can expand to far more. */
const maxBytes = 60_000_000;

/** The XML files of an archive. Throws on other files and on more than 60 MB. */
export function unzipXml(zip: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> {
  let total = 0;
  return unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      total += originalSize;
      if (total > maxBytes) throw new Error('the archive expands to too many bytes');
      return true;
    },
  });
}
