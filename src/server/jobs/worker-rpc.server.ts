import { MessageChannel, type MessagePort } from 'node:worker_threads';

export type RpcHandlers = Readonly<Record<string, (question: never) => Promise<unknown>>>;

export type RpcClient = (name: string, question: unknown) => Promise<unknown>;

export type Question = { id: number; name: string; question: unknown };
export type Answer = { id: number; answer: unknown; failed: boolean };

/** One end of what connects a task with whoever gave it: a port between threads, or a channel between processes. */
export type RpcEnd<Heard> = { send(message: unknown): void; listen(hear: (message: Heard) => void): void };

export const endAt = <Heard>(port: MessagePort): RpcEnd<Heard> => ({
  send: (message) => port.postMessage(message),
  listen: (hear) => void port.on('message', hear),
});

/** Answers the requests of a task in a thread, which gets `port`. */
export function createRpcServer(handlers: RpcHandlers) {
  const { port1: mainPort, port2: port } = new MessageChannel();
  return Object.assign(answerQuestions(endAt(mainPort), handlers), { port, close: () => mainPort.close() });
}

/** `failure` is the first that a handler threw. */
export function answerQuestions(end: RpcEnd<Question>, handlers: RpcHandlers) {
  const server = { failure: undefined as unknown };
  end.listen(async ({ id, name, question }) => {
    const answer = handlers[name] ?? (() => Promise.reject(new Error(`no handler for ${name}`)));
    const reply = await answer(question as never).then(
      (answer): Answer => ({ id, answer, failed: false }),
      (cause: unknown): Answer => {
        server.failure ??= cause;
        return { id, answer: undefined, failed: true };
      },
    );
    end.send(reply);
  });
  return server;
}

export function createRpcClient(end: RpcEnd<Answer>): RpcClient {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  end.listen(({ id, answer, failed }) => {
    const pending = open.get(id);
    open.delete(id);
    if (failed) pending?.reject(new Error('a question of the worker thread failed'));
    else pending?.resolve(answer);
  });
  return (name, question) => {
    const pending = Promise.withResolvers<unknown>();
    questions += 1;
    open.set(questions, pending);
    end.send({ id: questions, name, question } satisfies Question);
    return pending.promise;
  };
}
