import { expect, test } from 'vitest';
import { describeStartupFailure } from './startup/startup-failure.server.ts';
import { StartupError } from './startup-error.server.ts';

test('the operator reads the sentence alone, and a log names its kind', () => {
  const refusal = new StartupError('The port is taken.');
  expect(describeStartupFailure(refusal)).toBe('The port is taken.');
  expect(String(refusal)).toBe('StartupError: The port is taken.');
});
