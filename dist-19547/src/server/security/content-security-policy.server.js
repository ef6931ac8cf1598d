import { createHash } from 'node:crypto';

                                                                                   

const policy = (scripts        , styles        , sources             ) =>
  [
    "default-src 'self'",
    ...(sources ? [`frame-src 'self' ${sources.frames.join(' ')}`] : []),
    ...(sources?.scripts.length ? [`connect-src 'self' ${sources.frames.join(' ')}`] : []),
    `script-src 'self'${scripts}${(sources?.scripts ?? []).map((address) => ` ${address}`).join('')}`,
    `style-src 'self'${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

export const cspWithNonce = (nonce        , sources             )         =>
  policy(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`, sources);

/** A cached nonce would be known to everybody, so scripts that carried it are allowed by hash instead. */
export function replaceNonceWithHashes(
  html        ,
  nonce        ,
  sources             ,
)                                   {
  const hashes = scriptsWith(` nonce="${nonce}"`, html)
    .map((script) => script.replaceAll(nonce, ''))
    .filter((script) => script !== '')
    .map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { html: html.replaceAll(nonce, ''), policy: policy([...new Set(hashes)].join(''), '', sources) };
}

function scriptsWith(attribute        , html        )           {
  const scripts           = [];
  let from = html.indexOf('<script');
  while (from >= 0) {
    const tagEnd = html.indexOf('>', from);
    const end = html.indexOf('</script>', tagEnd);
    if (tagEnd < 0 || end < 0) break;
    const carries = html.slice(from, tagEnd).includes(attribute);
    if (carries) scripts.push(html.slice(tagEnd + 1, end));
    from = html.indexOf('<script', carries ? end : tagEnd);
  }
  return scripts;
}
