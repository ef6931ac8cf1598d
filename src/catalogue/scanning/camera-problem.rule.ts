// Why the camera cannot be used, in plain words; a picture can be taken or the number typed instead.

import { msg } from '../../lib/i18n.ts';

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: msg(
    'The camera is not allowed for this site. Allow it in the settings of the browser and try again.',
  ),
  SecurityError: msg('The camera is not allowed for this site. Allow it in the settings of the browser and try again.'),
  NotFoundError: msg('No camera was found.'),
  OverconstrainedError: msg('No camera was found.'),
  NotReadableError: msg('Another program uses the camera. Close it and try again.'),
  AbortError: msg('Another program uses the camera. Close it and try again.'),
};

/** `name` is that of the browser's error; '' where the browser offers no camera at all. */
export function cameraProblem(name: string): string {
  if (name === '') return msg("This browser can't use the camera on this page.");
  return Object.hasOwn(problems, name) ? (problems[name] ?? '') : msg("The camera didn't start.");
}
