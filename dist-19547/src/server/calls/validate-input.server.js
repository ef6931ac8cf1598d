const maxDepth = 20;
/** The largest call has 2,000 lines of 20 fields: 42,000 values. */
const maxValues = 50_000;

/** PostgreSQL cannot store NUL or a lone surrogate. */
export const isValidText = (text        )          => !text.includes('\u0000') && text.isWellFormed();

                           
                                  
                
  

export function findBodyProblem(body         )                          {
  const left                                                     = [{ value: body, field: '', depth: 0 }];
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, field, depth } = next;
    values += 1;
    if (typeof value === 'string' && !isValidText(value)) return { kind: 'text', field };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return { kind: 'depth', field };
    const entries = Object.entries(value);
    if (values + left.length + entries.length > maxValues) return { kind: 'size', field };
    for (const [key, inner] of entries) {
      if (!isValidText(key)) return { kind: 'text', field };
      left.push({ value: inner, field: field ? `${field}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}

export function isValidUrl({ pathname, search, searchParams }     )          {
  // A lone surrogate in UTF-8, which URLSearchParams would silently replace.
  if (/%ed%[ab]/i.test(search)) return false;
  return isValidPath(pathname) && [...searchParams].every(([name, value]) => isValidText(name) && isValidText(value));
}

function isValidPath(pathname        )          {
  try {
    return isValidText(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
