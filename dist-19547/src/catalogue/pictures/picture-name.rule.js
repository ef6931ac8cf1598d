// The file name of a picture says which item it shows: its stock code, then -2 or _2 for a further picture. Signs that a
// file name cannot hold may be left out or written as another sign.

import { designationKey } from '../../bearings/designation/search-key.js';

/** Which codes and search keys the name may stand for: with its number, and without it. */
                           
               
                      
                                                             
                                 
                                                                                
                           
  

                                                              

/** `path` may have folders and an ending. */
export function readPictureName(path        )              {
  const file = path.split(/[/\\]/).at(-1) ?? '';
  const name = file.replace(/\.[A-Za-z]{3,4}$/, '').trim();
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
const spellingOf = (code        )               => ({
  code,
  keys: [...new Set([designationKey(code), designationKey(code.replace(/[-_]/g, '/'))])].filter((key) => key !== ''),
});

                                                                  

/** Of the items that may be meant; more than one where the name fits several. */
export function itemsOfPicture                     (
  { whole, bare, isNumberCertain }             ,
  items              ,
) {
  const exact = ({ code }              ) => items.filter((item) => item.code === code);
  const alike = (spelling              ) => items.filter(({ key }) => spelling.keys.includes(key));
  if (exact(whole).length > 0 || !bare) return exact(whole).length > 0 ? exact(whole) : alike(whole);
  const withNumber = exact(bare).length > 0 ? exact(bare) : alike(bare);
  if (isNumberCertain && withNumber.length > 0) return withNumber;
  return [...new Set([...withNumber, ...alike(whole)])];
}
