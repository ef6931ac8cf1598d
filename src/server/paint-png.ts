import { inThread } from './threads.ts';

const worker = new URL('./paint-png-worker.ts', import.meta.url);

/** An SVG as PNG in its own size, painted in a thread beside the one that answers. To be called from within the lane. */
export async function paintPng(svg: string): Promise<Buffer> {
  return Buffer.from(await inThread<Uint8Array>('public_files', worker, 'paint', svg));
}
