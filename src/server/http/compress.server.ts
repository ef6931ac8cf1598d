import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib, zstdCompress } from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** once: compressed once, sent often · each: compressed for one request. */
type Effort = 'once' | 'each';

/** For one request zstd takes a quarter of the time of Brotli, for 6 % more bytes. */
const preferred: Record<Effort, readonly Encoding[]> = {
  once: ['br', 'zstd', 'gzip'],
  each: ['zstd', 'br', 'gzip'],
};

type Packed = Buffer<ArrayBuffer>;

const withBrotli = promisify(brotliCompress);
const withZstd = promisify(zstdCompress);
const withGzip = promisify(gzip);

/** Of a page of 68 KB, Brotli 9 takes 15 times as long as Brotli 5, for 1.3 % fewer bytes; zstd 12 three times as long as 9. */
const packers: Record<Encoding, (body: Uint8Array, effort: Effort) => Promise<Packed>> = {
  br: (body, effort) =>
    withBrotli(body, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: effort === 'once' ? 5 : 4,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        [zlib.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  zstd: (body, effort) =>
    withZstd(body, {
      params: { [zlib.ZSTD_c_compressionLevel]: effort === 'once' ? 9 : 3 },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, effort) => withGzip(body, { level: effort === 'once' ? 9 : 4 }),
};

/** The smallest window that holds the text: a larger one, as for a text of unknown length, takes more memory and time. */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), zlib.BROTLI_MIN_WINDOW_BITS), zlib.BROTLI_DEFAULT_WINDOW);

export const compress = (body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Packed> =>
  packers[encoding](body, effort);

const acceptedNames = (header = ''): readonly (string | undefined)[] =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, '').split(';'))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);

export function acceptedEncoding(header: string | undefined, effort: Effort): Encoding | undefined {
  const names = acceptedNames(header);
  return preferred[effort].find((encoding) => names.includes(encoding));
}

/** Below this size compression does not save a packet. */
const minBytes = 1400;

export async function compressForClient(
  body: string | Packed,
  headers: Headers,
  accept: string | undefined,
): Promise<string | Packed> {
  const encoding = body.length < minBytes ? undefined : acceptedEncoding(accept, 'each');
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return compress(typeof body === 'string' ? Buffer.from(body) : body, encoding, 'each');
}
