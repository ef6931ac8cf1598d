// The file name of a picture says which item it shows: its stock code, then -2 or _2 for a further picture. Signs that a
// file name cannot hold may be left out or written as another sign.

import { designationKey } from '../../bearings/designation/search-key.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';

/** Which codes and search keys the name may stand for: with its number, and without it. */
export type PictureName = {
  name: string;
  whole: CodeSpelling;
  /** Undefined where the name does not end with a number. */
  bare: CodeSpelling | undefined;
  /** '_2' is always the number of a picture, '-2' may be a part of the code. */
  isNumberCertain: boolean;
};

type CodeSpelling = { code: string; keys: readonly string[] };

/** `path` may have folders and an ending. */
export function readPictureName(path: string): PictureName {
  const file = path.split(/[/\\]/).at(-1) ?? '';
  const name = plainHyphens(file)
    .replace(/\.[A-Za-z]{3,4}$/, '')
    .trim();
  const [ending] = /[-_]\d{1,2}$/.exec(name) ?? [];
  const bare = ending && name.slice(0, -ending.length).trim();
  return {
    name: file,
    whole: spellingOf(name),
    bare: bare ? spellingOf(bare) : undefined,
    isNumberCertain: ending?.startsWith('_') ?? false,
  };
}

/** Where a sign stands for a slash the key may keep it: 62-22 is 62/22. */
const spellingOf = (code: string): CodeSpelling => ({
  code,
  keys: [...new Set([designationKey(code), designationKey(code.replace(/[-_]/g, '/'))])].filter((key) => key !== ''),
});

export type PicturedItem = { id: number; code: string; key: string };

/** The items that may be meant; more than one where the name fits several. */
export function itemsOfPicture<T extends PicturedItem>(
  { whole, bare, isNumberCertain }: PictureName,
  items: readonly T[],
) {
  const exact = ({ code }: CodeSpelling) => items.filter((item) => item.code === code);
  const alike = (spelling: CodeSpelling) => items.filter(({ key }) => spelling.keys.includes(key));
  if (exact(whole).length > 0 || !bare) return exact(whole).length > 0 ? exact(whole) : alike(whole);
  const withNumber = exact(bare).length > 0 ? exact(bare) : alike(bare);
  if (isNumberCertain && withNumber.length > 0) return withNumber;
  return [...new Set([...withNumber, ...alike(whole)])];
}
