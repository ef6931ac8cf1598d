/** The cause of an error from a thread or a process. */
type CodeOfError = { code: unknown; cause: unknown };

/** Only message, stack and cause of an error reach another thread or process. */
export function withCodeInCause(error: unknown): unknown {
  if (error instanceof Error && 'code' in error)
    error.cause = { code: error.code, cause: error.cause } satisfies CodeOfError;
  return error;
}

export function withCode(error: unknown): unknown {
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as Partial<CodeOfError>;
  return code === undefined ? error : Object.assign(error as Error, { code });
}
