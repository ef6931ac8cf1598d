import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';

const encodings = ['br', 'zstd', 'gzip']         ;
                                                  

/** once: compressed once, sent often · each: compressed for one request. */
                              

                                  

const withBrotli = promisify(brotliCompress);
const withZstd = promisify(zstdCompress);
const withGzip = promisify(gzip);

const packers                                                                          = {
  br: (body, effort) =>
    withBrotli(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  zstd: (body, effort) => withZstd(body, { params: { [zlib.ZSTD_c_compressionLevel]: effort === 'once' ? 12 : 3 } }),
  gzip: (body, effort) => withGzip(body, { level: effort === 'once' ? 9 : 4 }),
};

export const compress = (body            , encoding          , effort        )                  =>
  packers[encoding](body, effort);

export function acceptedEncoding(header                    )                       {
  if (!header) return undefined;
  const taken = header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, '').split(';'))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.find((encoding) => taken.includes(encoding));
}

/** Below this size compression does not save a packet. */
const minBytes = 1400;

export async function compressForClient                                               (
  body      ,
  headers         ,
  accept                    ,
)                         {
  const encoding = body.length < minBytes ? undefined : acceptedEncoding(accept);
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return compress(typeof body === 'string' ? Buffer.from(body) : body, encoding, 'each');
}
