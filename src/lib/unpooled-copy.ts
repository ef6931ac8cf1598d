/** For what is kept: Node cuts buffers below 32 KB from blocks of 64 KB, and each block stays in memory as long as one of its buffers. */
export function unpooledCopy(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
