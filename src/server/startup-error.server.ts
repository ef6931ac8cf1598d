/** The start can't go on, for a reason its operator can mend. Main prints the message, one sentence, and exits with 1. */
export class StartupError extends Error {
  override name = 'StartRefused';
}
