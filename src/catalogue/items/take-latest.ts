/** Runs one request at a time: a newer one cancels the one before. */
export type TakeLatest<Input, Output> = {
  /** Resolves to undefined if a newer request or `stop` came first. */
  request(input: Input): Promise<Output | undefined>;
  stop(): void;
};

export function takeLatest<Input, Output>(
  send: (input: Input, signal: AbortSignal) => Promise<Output>,
): TakeLatest<Input, Output> {
  let current = new AbortController();
  const stop = () => current.abort();
  return {
    stop,
    async request(input) {
      stop();
      const mine = new AbortController();
      current = mine;
      try {
        const output = await send(input, mine.signal);
        return mine.signal.aborted ? undefined : output;
      } catch (cause) {
        if (mine.signal.aborted) return undefined;
        throw cause;
      }
    },
  };
}
