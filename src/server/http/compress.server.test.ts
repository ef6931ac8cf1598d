import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress, compressForClient } from './compress.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip, zstd', 'zstd', 'zstd'],
  ['deflate, GZIP;q=0.5', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br; q=0.0', undefined, undefined],
  ['identity', undefined, undefined],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
])(
  'Accept-Encoding %s is answered with %s by what is kept, with %s by what is made for one request',
  (header, once, each) => {
    expect([acceptedEncoding(header, 'once'), acceptedEncoding(header, 'each')]).toEqual([once, each]);
  },
);

const text = 'deep groove ball bearing, '.repeat(200);

test('every encoding can be decompressed to the original', async () => {
  const readers = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
  for (const effort of ['once', 'each'] as const)
    for (const [encoding, read] of Object.entries(readers))
      expect(read(await compress(Buffer.from(text), encoding as 'br', effort)).toString()).toBe(text);
});

test.each([0, 1, 1023, 1024, 70_000, 5_000_000])(
  'a text of %i bytes is the same after each encoding',
  async (length) => {
    const bytes = Buffer.alloc(length, 'ball bearing 6205, ');
    expect(brotliDecompressSync(await compress(bytes, 'br', 'once')).equals(bytes)).toBe(true);
    expect(zstdDecompressSync(await compress(bytes, 'zstd', 'each')).equals(bytes)).toBe(true);
  },
);

test('zstd is told the length of the text, and so takes no more memory than it needs', async () => {
  // RFC 8878, 3.1.1.1: the frame of a text of known length says that it is one segment.
  const [, , , , descriptor = 0] = await compress(Buffer.from(text), 'zstd', 'each');
  expect(descriptor & 0b0010_0000).not.toBe(0);
});

test('a long reply declares its encoding and varies by Accept-Encoding', async () => {
  const headers = new Headers({ vary: 'cookie' });
  const sent = await compressForClient(text, headers, 'gzip');
  expect(sent.length).toBeLessThan(text.length / 10);
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'cookie, accept-encoding']);
});

test('a short reply is not compressed, nor one for a client without encodings', async () => {
  const headers = new Headers();
  expect(await compressForClient('{"success":true}', headers, 'gzip')).toBe('{"success":true}');
  expect(await compressForClient(text, headers, undefined)).toBe(text);
  expect(headers.has('content-encoding')).toBe(false);
});
