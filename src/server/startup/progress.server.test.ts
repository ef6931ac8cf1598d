import { expect, test } from 'vitest';
import { showProgress } from './progress.server.ts';

function terminal(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { written, out: { isTTY, columns, write: (text: string) => written.push(text) > 0 } };
}

test('a terminal shows one line that is redrawn and removed at the end', () => {
  const { written, out } = terminal(true);
  const progress = showProgress(out);
  progress('Loading items', 1, 4);
  progress('Loading items', 4, 4);
  expect(written).toEqual([`\r\u001b[K${'█'.repeat(6)}${'░'.repeat(18)}  25 %  Loading items`, '\r\u001b[K']);
});

test('unchanged progress is not redrawn', () => {
  const { written, out } = terminal(true);
  const progress = showProgress(out);
  for (const done of [1, 2, 3]) progress('Loading items', done, 10_000);
  expect(written).toHaveLength(1);
});

test('a narrow terminal never wraps the line', () => {
  const { written, out } = terminal(true, 40);
  showProgress(out)('Loading the demo data of the distributor', 1, 2);
  expect(written[0]?.replace('\r\u001b[K', '')).toHaveLength(39);
});

test('a log shows each label once', () => {
  const { written, out } = terminal(false);
  const progress = showProgress(out);
  for (const done of [0, 1, 2]) progress('Loading items', done, 3);
  progress('Loading people', 0, 1);
  expect(written).toEqual(['Loading items …\n', 'Loading people …\n']);
});
