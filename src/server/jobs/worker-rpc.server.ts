import { MessageChannel, type MessagePort } from 'node:worker_threads';

export type RpcHandlers = Readonly<Record<string, (question: never) => Promise<unknown>>>;

export type RpcClient = (name: string, question: unknown) => Promise<unknown>;

type Question = { id: number; name: string; question: unknown };
type Answer = { id: number; answer: unknown; failed: boolean };

export function createRpcServer(handlers: RpcHandlers) {
  const { port1: mainPort, port2: port } = new MessageChannel();
  const server = { port, failure: undefined as unknown, close: () => mainPort.close() };
  mainPort.on('message', async ({ id, name, question }: Question) => {
    const answer = handlers[name] ?? (() => Promise.reject(new Error(`no handler for ${name}`)));
    const reply = await answer(question as never).then(
      (answer): Answer => ({ id, answer, failed: false }),
      (cause: unknown): Answer => {
        server.failure ??= cause;
        return { id, answer: undefined, failed: true };
      },
    );
    mainPort.postMessage(reply);
  });
  return server;
}

export function createRpcClient(port: MessagePort): RpcClient {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  port.on('message', ({ id, answer, failed }: Answer) => {
    const pending = open.get(id);
    open.delete(id);
    if (failed) pending?.reject(new Error('a question of the worker thread failed'));
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
