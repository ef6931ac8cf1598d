import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = /\.(?:js|css|svg|txt|wasm)$/;
const brotli = promisify(brotliCompress);
const smallest = { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } };

export async function compressAssets(folder        )                {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path        )                {
  const text = await readFile(path);
  const forms = { br: await brotli(text, smallest), gz: await promisify(gzip)(text, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms))
    if (form.length < text.length) await writeFile(`${path}.${ending}`, form);
}
