/** Runs one request at a time: a newer one cancels the one before. */
export type TakeLatest<Question, Answer> = {
  /** Resolves to undefined if a newer request or `stop` came first. */
  ask(question: Question): Promise<Answer | undefined>;
  stop(): void;
};

export function takeLatest<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): TakeLatest<Question, Answer> {
  let current = new AbortController();
  const stop = () => current.abort();
  return {
    stop,
    async ask(question) {
      stop();
      const mine = new AbortController();
      current = mine;
      try {
        const answer = await ask(question, mine.signal);
        return mine.signal.aborted ? undefined : answer;
      } catch (cause) {
        if (mine.signal.aborted) return undefined;
        throw cause;
      }
    },
  };
}
