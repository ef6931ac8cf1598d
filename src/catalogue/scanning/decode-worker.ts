import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// A worker keeps the picture of the camera from standing still, and no page has to allow WebAssembly.

prepareZXingModule({ overrides: { locateFile: () => decoderUrl } });

export type DecodeRequest = { id: number; picture: ImageData | Blob };
/** `code` is '' where the picture shows none. */
export type DecodeReply = { id: number; code: string; failed: boolean };

self.addEventListener('message', async ({ data: { id, picture } }: MessageEvent<DecodeRequest>) => {
  try {
    const [found] = await readBarcodes(picture, { maxNumberOfSymbols: 1 });
    self.postMessage({ id, code: found?.text ?? '', failed: false } satisfies DecodeReply);
  } catch {
    self.postMessage({ id, code: '', failed: true } satisfies DecodeReply);
  }
});
