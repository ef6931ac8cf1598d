/** The start can't go on for a reason its operator can mend. The message is one plain sentence; main prints it and exits with 1. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
