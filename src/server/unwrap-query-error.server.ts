/** The driver's error within Drizzle's, which repeats the parameters of its query; told by its shape, as the class does not pass between threads. */
export function unwrapQueryError<Cause>(cause: Cause): Cause | Error {
  return cause instanceof Error && 'params' in cause && cause.cause instanceof Error ? cause.cause : cause;
}
