import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** What a thread may ask for while it works, by name: the database is on the other side only. */
export type RpcHandlers = Readonly<Record<string, (question: never) => Promise<unknown>>>;

export type RpcClient = (name: string, question: unknown) => Promise<unknown>;

type Question = { id: number; name: string; question: unknown };
type Answer = { id: number; answer: unknown; failed: boolean };

/** Answers what comes in at the port that is handed to a thread; `failure` is the first thing that could not be answered. */
export function createRpcServer(handlers: RpcHandlers) {
  const { port1: here, port2: port } = new MessageChannel();
  const answering = { port, failure: undefined as unknown, close: () => here.close() };
  here.on('message', async ({ id, name, question }: Question) => {
    const answer = handlers[name] ?? (() => Promise.reject(new Error(`there is no answer to ${name}`)));
    const reply = await answer(question as never).then(
      (answer): Answer => ({ id, answer, failed: false }),
      (cause: unknown): Answer => {
        answering.failure ??= cause;
        return { id, answer: undefined, failed: true };
      },
    );
    here.postMessage(reply);
  });
  return answering;
}

/** Asks through the port that a thread was given. */
export function createRpcClient(port: MessagePort): RpcClient {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  port.on('message', ({ id, answer, failed }: Answer) => {
    const pending = open.get(id);
    open.delete(id);
    if (failed) pending?.reject(new Error('a question of the thread was not answered'));
    else pending?.resolve(answer);
  });
  return (name, question) => {
    const pending = Promise.withResolvers<unknown>();
    questions += 1;
    open.set(questions, pending);
    port.postMessage({ id: questions, name, question } satisfies Question);
    return pending.promise;
  };
}
