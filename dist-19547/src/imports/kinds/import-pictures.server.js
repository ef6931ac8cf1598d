import { keepPicture } from '../../catalogue/pictures/change-pictures.server.js';
import { matchPictures } from '../../catalogue/pictures/match-pictures.server.js';
import { pictureProblems } from '../../catalogue/pictures/picture-file.rule.js';
import { resizePicture } from '../../catalogue/pictures/picture-worker.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { pictureHeader, readPicture } from '../files/read-picture-lines.server.js';
                                                                    
                                                                      

                                                        

const meanings                                   = { file: 'name of the picture: the item code, then _2, _3' };

const columns = pictureHeader.map((name) => ({ name, required: true, meaning: meanings[name] ?? '', aliases: [] }));

const readPictureCells            = ({ file = '', sha256 = '' }) => ({
  key: file.split('/').at(-1)?.toLowerCase() ?? '',
  values: { file, fileHash: sha256 }                        ,
});

const namedOf = ({ line, values }            ) => ({ line, ...(values                 ) });

async function judge({ db, site }            , lines                       )                        {
  return (await matchPictures(db, site, lines.map(namedOf))).map((match) =>
    'problem' in match
      ? { line: match.line, outcome: 'wrong', problem: match.problem }
      : { line: match.line, outcome: match.outcome, problem: '' },
  );
}

/** Each picture is kept in a transaction of its own, which outlives a batch that is lost: it is then there already. */
async function write(work            , lines                       )                        {
  const written               = [];
  const matches = new Map((await matchPictures(work.db, work.site, lines.map(namedOf))).map((one) => [one.line, one]));
  for (const line of lines) {
    const match = matches.get(line.line);
    if (!match) continue;
    if ('problem' in match) written.push({ line: line.line, outcome: 'wrong', problem: match.problem });
    else if (match.outcome === 'unchanged') written.push({ line: line.line, outcome: 'unchanged', problem: '' });
    else written.push({ line: line.line, ...(await keep(work, match.itemId, line.values                 )) });
  }
  return written;
}

async function keep({ database, site, by, now, pictures }            , itemId        , picture               ) {
  const content = await readPicture(await pictures.open(), picture.file);
  const resized = content ? resizePicture(content) : { problem: 'damaged'          };
  if ('problem' in resized) return { outcome: 'wrong'         , problem: pictureProblems[resized.problem] };
  const { fileHash } = picture;
  const refused = await keepPicture(database, site, pictures.storages, { itemId, resized, fileHash, by, now });
  if (!(refused instanceof Refusal)) return { outcome: 'new'         , problem: '' };
  return refused.refusal === 'same'
    ? { outcome: 'unchanged'         , problem: '' }
    : { outcome: 'wrong'         , problem: refused.message };
}

export const pictureImporter           = {
  columns,
  // A picture takes about a second to resize, and a batch may not outlast the lease of its process.
  batch: { check: 100, write: 1 },
  createReader: async () => readPictureCells,
  judge,
  async describe(db, site, lines) {
    return (await matchPictures(db, site, lines.map(namedOf))).map((match) => ({
      line: match.line,
      fields: 'code' in match ? [{ name: 'item', before: '', after: match.code }] : [],
    }));
  },
  write,
};
