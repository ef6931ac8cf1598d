import type { DecodeReply, DecodeRequest } from './decode-worker.ts';

export type CodeReader = {
  /** '' where nothing can be read. */
  read(source: HTMLVideoElement | Blob): Promise<string>;
  stop(): void;
};

type Detector = { detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]> };
type DetectorClass = { new (): Detector; getSupportedFormats(): Promise<string[]> };

/** What is printed on boxes; a browser that cannot read all of these is not used. */
const neededFormats = ['code_128', 'ean_13', 'data_matrix', 'qr_code'];

/** The browser's own reader where there is one, else a library that is loaded then. */
export async function createCodeReader(): Promise<CodeReader> {
  return (await createBrowserReader()) ?? createLibraryReader();
}

async function createBrowserReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !neededFormats.every((format) => formats.includes(format))) return undefined;
  const detector = new BarcodeDetector();
  return {
    async read(source) {
      const picture = source instanceof Blob ? await createImageBitmap(source) : source;
      const [found] = await detector.detect(picture);
      return found?.rawValue ?? '';
    },
    stop: () => undefined,
  };
}

function createLibraryReader(): CodeReader {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, code, failed } }: MessageEvent<DecodeReply>) => {
    if (failed) waiting.get(id)?.reject(new Error('the picture cannot be read'));
    else waiting.get(id)?.resolve(code);
    waiting.delete(id);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the reader did not load'));
    waiting.clear();
  });
  return {
    read(source) {
      const picture = source instanceof Blob ? source : frameOf(source);
      if (!picture) return Promise.resolve('');
      last += 1;
      const reply = Promise.withResolvers<string>();
      waiting.set(last, reply);
      worker.postMessage({ id: last, picture } satisfies DecodeRequest);
      return reply.promise;
    },
    stop: () => worker.terminate(),
  };
}

/** Larger pictures take longer and show no more of a code. */
const maxFramePx = 1280;

/** Undefined before the camera has a picture. */
function frameOf(video: HTMLVideoElement): ImageData | undefined {
  const scale = Math.min(1, maxFramePx / Math.max(video.videoWidth, video.videoHeight, 1));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const context = width > 0 ? new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }) : null;
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
