import {
  findMakersOnSale,
  findMeantItems,
  type ItemNaming,
} from '../../catalogue/named-items/find-meant-items.server.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type ImportWords, meaningOfWord } from '../columns/import-words.rule.ts';
import type { UnknownWord } from '../import-kind.data.ts';

/** The code of an item, or why it is not known. */
export type ItemOfLine = { code: string } | { problem: string; unknownWords: readonly UnknownWord[] };

/** How a line names its item, in one text that a person can answer for. */
const writtenAs = ({ code, name, maker }: ItemNaming) => [maker, name || code].filter((one) => one !== '').join(' ');

const cut = (text: string) => cutText(text, 60);
/** As long as an answer may be. */
const maxWord = 300;
const maxMakers = 40;

/** What the lines mean that no stock code of the catalogue names as it is. What a person once said counts. */
export async function nameItems(
  db: Db,
  site: Site,
  words: ImportWords,
  namings: readonly ItemNaming[],
): Promise<ItemOfLine[]> {
  if (namings.length === 0) return [];
  const meant = await findMeantItems(db, site, namings);
  const makers = meant.some((one) => 'choices' in one) ? await findMakersOnSale(db, site) : [];
  const isSold = (maker: string) => makers.some((one) => one.toLowerCase() === maker.toLowerCase());
  return namings.map((naming, place): ItemOfLine => {
    const written = writtenAs(naming);
    const said = meaningOfWord(words, 'item', written);
    if (said !== undefined) return { code: said };
    const found = meant[place];
    if (found && 'code' in found) return found;
    const choices = found?.choices ?? [];
    if (choices.length > 0)
      return {
        problem: `'${cut(written)}' may be ${choices.map(({ maker, name, code }) => `${maker} ${name} (${code})`).join(' or ')}; say which it is.`,
        unknownWords: [
          {
            name: 'item',
            word: cutText(written, maxWord),
            choices: choices.map(({ maker, name, code }) => ({ value: code, text: `${maker} ${name} · ${code}` })),
          },
        ],
      };
    if (naming.maker !== '' && !isSold(naming.maker))
      return {
        problem: `'${cut(written)}' is not in the catalogue, nor is any other item of '${cut(naming.maker)}'.`,
        unknownWords: [
          {
            name: 'brandname',
            word: cutText(naming.maker, maxWord),
            choices: makers.slice(0, maxMakers).map((maker) => ({ value: maker, text: maker })),
          },
        ],
      };
    return { problem: `itemcode '${cut(naming.code || written)}' is not in the catalogue.`, unknownWords: [] };
  });
}
