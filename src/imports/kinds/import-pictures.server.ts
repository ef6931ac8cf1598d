import { hasAddedPicture, removePictureOfFile, storePicture } from '../../catalogue/pictures/change-pictures.server.ts';
import { matchPictures } from '../../catalogue/pictures/match-pictures.server.ts';
import { pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { resizePicture } from '../../catalogue/pictures/picture-worker.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { pictureHeader, readPicture } from '../files/read-picture-lines.server.ts';
import type { ReadCells, ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import type { Importer, ImportWork, StagedLine } from './importer.ts';

type PictureValues = { file: string; fileHash: string };

const meanings: Readonly<Record<string, string>> = { file: 'name of the picture: the item code, then _2, _3' };

const columns = pictureHeader.map((name) => ({ name, required: true, meaning: meanings[name] ?? '', aliases: [] }));

const readPictureCells: ReadCells = ({ file = '', sha256 = '' }) => ({
  key: file.split('/').at(-1)?.toLowerCase() ?? '',
  values: { file, fileHash: sha256 } satisfies PictureValues,
});

const namedOf = ({ line, values }: StagedLine) => ({ line, ...(values as PictureValues) });

async function validate({ db, site }: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  return (await matchPictures(db, site, lines.map(namedOf))).map((match) =>
    'problem' in match
      ? { line: match.line, outcome: 'wrong', problem: match.problem }
      : { line: match.line, outcome: match.outcome, problem: '' },
  );
}

/** Each picture is kept in a transaction of its own, which outlives a batch that is lost: it is then there already. */
async function write(work: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const written: ValidatedLine[] = [];
  const matches = new Map((await matchPictures(work.db, work.site, lines.map(namedOf))).map((one) => [one.line, one]));
  for (const line of lines) {
    const match = matches.get(line.line);
    if (!match) continue;
    if ('problem' in match) written.push({ line: line.line, outcome: 'wrong', problem: match.problem });
    else if (match.outcome === 'unchanged' && !(await isOfLostBatch(work, match.itemId, line)))
      written.push({ line: line.line, outcome: 'unchanged', problem: '' });
    else {
      const isKept = match.outcome === 'unchanged';
      const kept = isKept
        ? { outcome: 'new' as const, problem: '' }
        : await keep(work, match.itemId, line.values as PictureValues);
      written.push({ line: line.line, ...kept, before: { itemId: match.itemId } satisfies Before });
    }
  }
  return written;
}

/** The check did not find it, and whoever runs the import has added it since: a batch did that was lost. */
const isOfLostBatch = async ({ db, by }: ImportWork, itemId: number, { outcome, values }: StagedLine) =>
  outcome === 'new' && hasAddedPicture(db, { itemId, fileHash: (values as PictureValues).fileHash, by });

async function keep({ database, site, by, now, pictures }: ImportWork, itemId: number, picture: PictureValues) {
  const content = await readPicture(await pictures.open(), picture.file);
  const resized = content ? await resizePicture(content) : { problem: 'damaged' as const };
  if ('problem' in resized) return { outcome: 'wrong' as const, problem: pictureProblems[resized.problem] };
  const { fileHash } = picture;
  const refused = await storePicture(database, site, pictures.storages, { itemId, resized, fileHash, by, now });
  if (!(refused instanceof Refusal)) return { outcome: 'new' as const, problem: '' };
  return refused.refusal === 'same'
    ? { outcome: 'unchanged' as const, problem: '' }
    : { outcome: 'wrong' as const, problem: refused.message };
}

/** The item that a picture was added to. */
type Before = { itemId: number };

/** Each picture is removed in a transaction of its own; one that is gone already needs no more. */
async function undo({ database, site, by, now }: ImportWork, lines: readonly WrittenLine[]) {
  const undone: { line: number; problem: string }[] = [];
  for (const { line, before, values } of lines) {
    const { itemId } = (before ?? {}) as Partial<Before>;
    const { fileHash } = values as PictureValues;
    if (itemId === undefined) undone.push({ line, problem: 'The item of this picture is not known; it stays.' });
    else {
      await removePictureOfFile(database, site, { itemId, fileHash, by, now });
      undone.push({ line, problem: '' });
    }
  }
  return undone;
}

export const pictureImporter: Importer = {
  columns,
  sample: {},
  // A picture takes about a second to resize, and a batch may not outlast the lease of its process.
  batch: { check: 100, write: 1 },
  createReader: async () => readPictureCells,
  validate,
  async describe(db, site, lines) {
    return (await matchPictures(db, site, lines.map(namedOf))).map((match) => ({
      line: match.line,
      fields: 'code' in match ? [{ name: 'item', before: '', after: match.code }] : [],
    }));
  },
  write,
  undo,
};
