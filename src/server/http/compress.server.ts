import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';

/** What we answer in, the smallest first. */
const encodings = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** once: kept and sent many times, so that time does not matter much · each: made for one reader who waits for it. */
type Effort = 'once' | 'each';

type Packed = Buffer<ArrayBuffer>;

const withBrotli = promisify(brotliCompress);
const withZstd = promisify(zstdCompress);
const withGzip = promisify(gzip);

const packers: Record<Encoding, (body: Uint8Array, effort: Effort) => Promise<Packed>> = {
  br: (body, effort) =>
    withBrotli(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  zstd: (body, effort) => withZstd(body, { params: { [zlib.ZSTD_c_compressionLevel]: effort === 'once' ? 12 : 3 } }),
  gzip: (body, effort) => withGzip(body, { level: effort === 'once' ? 9 : 4 }),
};

/** Compresses beside the thread that answers. */
export const compress = (body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Packed> =>
  packers[encoding](body, effort);

/** The first of our encodings that an Accept-Encoding header takes; undefined when it takes none of them. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const taken = header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, '').split(';'))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.find((encoding) => taken.includes(encoding));
}

/** Below this a smaller reply arrives no sooner. */
const minBytes = 1400;

/**
 * A text made for one reader, in an encoding that its Accept-Encoding takes where that pays; writes the encoding into
 * the reply's headers.
 */
export async function compressForClient<Body extends string | Uint8Array<ArrayBuffer>>(
  body: Body,
  headers: Headers,
  accept: string | undefined,
): Promise<Body | Packed> {
  const encoding = body.length < minBytes ? undefined : acceptedEncoding(accept);
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return compress(typeof body === 'string' ? Buffer.from(body) : body, encoding, 'each');
}
