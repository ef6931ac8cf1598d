/** Copies what is kept: Node cuts buffers below 32 KB from blocks of 64 KB, which stay as long as one of them does. */
export function unpooledCopy(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
