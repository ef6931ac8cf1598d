/** A reason to stop that the operator can fix. `main.ts` prints the message and exits with 1. */
export class StartupError extends Error {
           name = 'StartupError';
}
