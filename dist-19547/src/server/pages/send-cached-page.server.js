                                    
import { acceptedEncoding } from '../http/compress.server.js';
                                                         

export async function sendCachedPage(c         , page            )                    {
  const headers                         = { ...page.headers, etag: page.etag };
  if (page.status === 200 && matchesEtag(c.req.header('if-none-match'), page.etag))
    return new Response(null, { status: 304, headers });
  const encoding = page.html.length > 0 ? acceptedEncoding(c.req.header('accept-encoding')) : undefined;
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? await page.compressed(encoding) : page.html;
  return new Response(body, { status: page.status, headers });
}

const strongTag = (tag        ) => tag.trim().replace(/^W\//, '');

function matchesEtag(ifNoneMatch                    , etag        )          {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || strongTag(tag) === strongTag(etag))
  );
}
