import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const size = { width: 640, height: 480 };

async function write(text: string, format: 'Code128' | 'DataMatrix') {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer as ArrayBuffer } });
  const { symbol, image } = await writeBarcode(text, { format, scale: 4 });
  if (!symbol || !image) throw new Error('the code was not written');
  return { symbol, image };
}

export async function pictureOfBarCode(text: string): Promise<Buffer> {
  const { image } = await write(text, 'Code128');
  return Buffer.from(await image.arrayBuffer());
}

/** A film for Chromium's camera that shows a Data Matrix all the time; it is deleted after the test. */
export async function filmOfDataMatrix(text: string): Promise<string> {
  const { symbol } = await write(text, 'DataMatrix');
  const frame = Buffer.alloc((size.width * size.height * 3) / 2, 235);
  frame.fill(128, size.width * size.height);
  const scale = Math.floor(Math.min((size.width - 80) / symbol.width, 300 / symbol.height));
  const [width, height] = [symbol.width * scale, symbol.height * scale];
  const [left, top] = [Math.floor((size.width - width) / 2), Math.floor((size.height - height) / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dark = symbol.data[Math.floor(y / scale) * symbol.width + Math.floor(x / scale)] === 0;
      if (dark) frame[(top + y) * size.width + left + x] = 16;
    }
  const header = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420\n`);
  const frames = Array.from({ length: 10 }, () => [Buffer.from('FRAME\n'), frame]).flat();
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'code.y4m');
  await writeFile(path, Buffer.concat([header, ...frames]));
  return path;
}
