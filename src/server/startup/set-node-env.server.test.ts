import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const file = new URL('./set-node-env.server.ts', import.meta.url).href;

test.each([
  [undefined, 'production'],
  ['development', 'development'],
])('with NODE_ENV %j React is built for %s', (NODE_ENV, expected) => {
  const script = `import ${JSON.stringify(file)}; process.stdout.write(process.env.NODE_ENV)`;
  const env = { PATH: process.env.PATH, ...(NODE_ENV && { NODE_ENV }) };
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' })).toBe(
    expected,
  );
});
