/** Asks one question at a time: a later question cancels the one before, whose answer, should it still come, counts for nothing. */
export type TakeLatest<Question, Answer> = {
  /** The answer, or undefined when a later question or `stop` came first. Fails as `ask` fails, unless cancelled. */
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
