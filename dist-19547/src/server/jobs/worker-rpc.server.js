import { MessageChannel,                  } from 'node:worker_threads';

                                                                                          

                                                                              

                                                                
                                                               

export function createRpcServer(handlers             ) {
  const { port1: mainPort, port2: port } = new MessageChannel();
  const server = { port, failure: undefined           , close: () => mainPort.close() };
  mainPort.on('message', async ({ id, name, question }          ) => {
    const answer = handlers[name] ?? (() => Promise.reject(new Error(`no handler for ${name}`)));
    const reply = await answer(question         ).then(
      (answer)         => ({ id, answer, failed: false }),
      (cause         )         => {
        server.failure ??= cause;
        return { id, answer: undefined, failed: true };
      },
    );
    mainPort.postMessage(reply);
  });
  return server;
}

export function createRpcClient(port             )            {
  const open = new Map                                       ();
  let questions = 0;
  port.on('message', ({ id, answer, failed }        ) => {
    const pending = open.get(id);
    open.delete(id);
    if (failed) pending?.reject(new Error('a question of the worker thread failed'));
    else pending?.resolve(answer);
  });
  return (name, question) => {
    const pending = Promise.withResolvers         ();
    questions += 1;
    open.set(questions, pending);
    port.postMessage({ id: questions, name, question }                   );
    return pending.promise;
  };
}
