// A URL names cart lines as ids and ranges, at most as many as a cart holds.

const maxIds = 2000;

/** '3,7-12', ascending. */
export function formatLineIds(ids                   )         {
  const ranges                     = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}${to === from + 1 ? ',' : '-'}${to}`)).join(',');
}

export function parseLineIds(text               )           {
  const ids = new Set        ();
  for (const part of (text ?? '').split(',')) {
    const [, from, to = from] = /^\s*(\d{1,15})(?:-(\d{1,15}))?\s*$/.exec(part) ?? [];
    for (let id = Number(from); id <= Number(to) && ids.size < maxIds; id += 1) ids.add(id);
  }
  return [...ids];
}
