import { t } from '../../lib/i18n.js';
                                                                   
                                                
import { tooManyPictures } from './change-pictures.server.js';
import { findFilesOfItems, findItemsByName } from './item-pictures.db.js';
import { maxPictures } from './picture-file.rule.js';
import { itemsOfPicture,                                   readPictureName } from './picture-name.rule.js';

                                                                            

                                                 
                       
                                                                  
  

/** Which item each picture shows by the name of its file, and whether the item has it already. */
export async function matchPictures(
  db    ,
  { code: site }      ,
  pictures                         ,
)                            {
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

async function loadFiles(db    , items                      )                                 {
  const kept = await findFilesOfItems(db, { itemIds: items.map(({ id }) => id) });
  const files = Map.groupBy(kept, ({ itemId }) => itemId);
  return new Map(Array.from(files, ([itemId, rows]) => [itemId, rows.map(({ fileHash }) => fileHash)]));
}

const unknownItem = ({ name, bare }             ) =>
  bare
    ? t`No item that is sold has the code of '${name}', with or without its number. Name the file by the item code.`
    : t`No item that is sold has the code of '${name}'. Name the file by the item code.`;

const severalItems = ({ name }             , item           , other           ) =>
  t`'${name}' fits ${item.code} and ${other.code}. Write the whole code, and _2 for a further picture.`;
