import { t } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { tooManyPictures } from './change-pictures.server.ts';
import { findFilesOfItems, findItemsByName } from './item-pictures.db.ts';
import { maxPictures } from './picture-file.rule.ts';
import { itemsOfPicture, type PicturedItem, type PictureName, readPictureName } from './picture-name.rule.ts';

export type NamedPicture = { line: number; file: string; fileHash: string };

export type MatchedPicture = { line: number } & (
  | { problem: string }
  | { itemId: number; code: string; outcome: 'new' | 'unchanged' }
);

/** Which item each picture shows by the name of its file, and whether the item has it already. */
export async function matchPictures(
  db: Db,
  { code: site }: Site,
  pictures: readonly NamedPicture[],
): Promise<MatchedPicture[]> {
  const named = pictures.map((picture) => ({ ...picture, name: readPictureName(picture.file) }));
  const spellings = named.flatMap(({ name: { whole, bare } }) => (bare ? [whole, bare] : [whole]));
  const codes = spellings.map(({ code }) => code);
  const items = await findItemsByName(db, { site, codes, keys: spellings.flatMap(({ keys }) => keys) });
  const filesOf = await loadFiles(db, items);
  return named.map(({ line, name, fileHash }) => {
    const [item, other] = itemsOfPicture(name, items);
    if (!item) return { line, problem: unknownItem(name) };
    if (other) return { line, problem: severalItems(name, item, other) };
    const files = filesOf.get(item.id) ?? [];
    const found = { line, itemId: item.id, code: item.code };
    if (files.includes(fileHash)) return { ...found, outcome: 'unchanged' };
    if (files.length >= maxPictures) return { line, problem: tooManyPictures() };
    filesOf.set(item.id, [...files, fileHash]);
    return { ...found, outcome: 'new' };
  });
}

async function loadFiles(db: Db, items: readonly PicturedItem[]): Promise<Map<number, string[]>> {
  const kept = await findFilesOfItems(db, { itemIds: items.map(({ id }) => id) });
  const files = Map.groupBy(kept, ({ itemId }) => itemId);
  return new Map(Array.from(files, ([itemId, rows]) => [itemId, rows.map(({ fileHash }) => fileHash)]));
}

const unknownItem = ({ name, bare }: PictureName) =>
  bare
    ? t`No item that is sold has the code of '${name}', with or without its number. Name the file by the item code.`
    : t`No item that is sold has the code of '${name}'. Name the file by the item code.`;

const severalItems = ({ name }: PictureName, item: PicturedItem, other: PicturedItem) =>
  t`'${name}' fits ${item.code} and ${other.code}. Write the whole code, and _2 for a further picture.`;
