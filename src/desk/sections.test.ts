import { expect, test } from 'vitest';
import { deskSections } from './sections.ts';

test('each section has a path and a key of its own', () => {
  for (const name of ['path', 'key'] as const) {
    const values = deskSections.map((section) => section[name]);
    expect(values).toEqual([...new Set(values)]);
  }
});
