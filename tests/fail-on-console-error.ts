import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// A test that expects an error checks it and then calls `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
