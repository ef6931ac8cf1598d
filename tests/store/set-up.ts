import { afterAll, beforeAll } from 'vitest';

/** Opened before the tests of a file and closed after them, the last opened first. Its members are there when tests and later hooks run. */
export function setUp<Opened extends { close(): unknown }>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close());
  return opened;
}
