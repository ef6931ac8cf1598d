/** `failed` is the receiver's failure to take it, not that of what was sent. */
export type SendOutcome = 'arrived' | 'failed' | 'nothing to send';

export type Sender = {
  /** Begins, as a job, with every receiver that something waits for, and waits for none of them. */
  run(): Promise<void>;
  /** Waits for what is being sent. Returns how many were sent so far. */
  finish(): Promise<number>;
  /** Begins nothing more, and waits for what is being sent. */
  stop(): Promise<number>;
};

type Work<Receiver extends string> = {
  /** Finds the receivers that something waits for. */
  findReceivers(): Promise<readonly Receiver[]>;
  sendNext(receiver: Receiver): Promise<SendOutcome>;
};

const atOnce = 2;
const atOnceWhileFailing = 1;

/** Each receiver is sent to beside the others, so that a slow one slows itself only. */
export function sendToEach<Receiver extends string>({ findReceivers, sendNext }: Work<Receiver>): Sender {
  const sending = new Map<Receiver, Promise<void>>();
  const failing = new Set<Receiver>();
  const problems: unknown[] = [];
  let isStopping = false;
  let sent = 0;

  async function sendTo(receiver: Receiver): Promise<void> {
    while (!isStopping) {
      const length = failing.has(receiver) ? atOnceWhileFailing : atOnce;
      const outcomes = await Promise.all(Array.from({ length }, () => sendNext(receiver)));
      sent += outcomes.filter((outcome) => outcome !== 'nothing to send').length;
      if (outcomes.includes('failed')) failing.add(receiver);
      else if (outcomes.includes('arrived')) failing.delete(receiver);
      if (outcomes.includes('nothing to send')) return;
    }
  }

  function begin(receiver: Receiver): void {
    if (sending.has(receiver)) return;
    const work = sendTo(receiver)
      .catch((problem: unknown) => void problems.push(problem))
      .finally(() => sending.delete(receiver));
    sending.set(receiver, work);
  }

  function throwProblems(): void {
    const found = problems.splice(0);
    if (found.length > 1) throw new AggregateError(found, 'sending to several receivers failed');
    if (found.length === 1) throw found[0];
  }

  async function finish(): Promise<number> {
    await Promise.all(sending.values());
    throwProblems();
    return sent;
  }

  return {
    async run() {
      throwProblems();
      for (const receiver of await findReceivers()) begin(receiver);
    },
    finish,
    stop() {
      isStopping = true;
      return finish();
    },
  };
}
