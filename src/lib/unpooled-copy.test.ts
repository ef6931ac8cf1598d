import { expect, test } from 'vitest';
import { unpooledCopy } from './unpooled-copy.ts';

test('the copy has the same bytes and shares its memory with nothing', () => {
  const pooled = Buffer.from('a page');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  const copy = unpooledCopy(pooled);
  expect(copy.toString()).toBe('a page');
  expect(copy.buffer.byteLength).toBe(copy.length);
  pooled.fill(0);
  expect(copy.toString()).toBe('a page');
});
