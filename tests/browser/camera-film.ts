import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const size = { width: 640, height: 480 };

/** A film for Chromium's camera that shows one code all the time; it is deleted after the test. */
export async function filmOfCode(text: string, format: 'Code128' | 'DataMatrix'): Promise<string> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer as ArrayBuffer } });
  const { symbol } = await writeBarcode(text, { format });
  if (!symbol) throw new Error('the code was not written');
  const frame = Buffer.alloc((size.width * size.height * 3) / 2, 235);
  frame.fill(128, size.width * size.height);
  const scale = Math.floor(Math.min((size.width - 80) / symbol.width, 300 / Math.min(symbol.height, 100)));
  const height = format === 'Code128' ? 160 : symbol.height * scale;
  const [left, top] = [Math.floor((size.width - symbol.width * scale) / 2), Math.floor((size.height - height) / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < symbol.width * scale; x += 1) {
      const row = format === 'Code128' ? 0 : Math.floor(y / scale);
      const dark = symbol.data[row * symbol.width + Math.floor(x / scale)] === 0;
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
