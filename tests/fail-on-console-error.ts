import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// A test that means to provoke an error looks at it and then calls `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
