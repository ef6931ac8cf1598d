// A paper is named without folders, and with the ending of what the file really is.

import { cleanText } from '../../lib/contract.js';
                                                         

const maxStem = 100;

export function paperFileName(name        , type           )         {
  const last = cleanText(name).split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/["<>:|?*]/g, '')
    .trim()
    .slice(0, maxStem)
    .toWellFormed();
  return `${stem || 'paper'}.${type}`;
}
