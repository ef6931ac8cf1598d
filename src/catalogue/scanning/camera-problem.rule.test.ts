import { expect, test } from 'vitest';
import { cameraProblem } from './camera-problem.rule.ts';

test.each([
  ['NotAllowedError', 'not allowed for this site'],
  ['NotFoundError', 'No camera was found.'],
  ['OverconstrainedError', 'No camera was found.'],
  ['NotReadableError', 'Another program uses the camera.'],
  ['', "can't use the camera on this page"],
  ['TypeError', "didn't start"],
  ['constructor', "didn't start"],
])('%s reads: %s', (name, text) => {
  expect(cameraProblem(name)).toContain(text);
});
