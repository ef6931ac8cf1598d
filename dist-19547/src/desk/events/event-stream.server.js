                                                    
                                                      

                           
                 
                                  
                
                                                 
              
  

/** Events that a client has not taken; one that takes none is given up. */
const maxWaiting = 30;
const reconnectMs = 3_000;

/** Server-sent events. `onEnd` is called once, whoever ends it. */
export function openEventStream(
  { site, token }                                     ,
  onEnd                               ,
)                                              {
  const encoder = new TextEncoder();
  let open                                                         ;
  const write = (text        ) => open?.enqueue(encoder.encode(`${text}\n\n`));
  const stream              = {
    site,
    token,
    send(name, data) {
      if (open && (open.desiredSize ?? 0) < -maxWaiting) stream.end();
      else write(`event: ${name}\ndata: ${JSON.stringify(data)}`);
    },
    end() {
      if (!open) return;
      open.close();
      open = undefined;
      onEnd(stream);
    },
  };
  const body = new ReadableStream            ({
    start(controller) {
      open = controller;
      write(`retry: ${reconnectMs}`);
    },
    cancel() {
      open = undefined;
      onEnd(stream);
    },
  });
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would collect events before it sends them.
    'x-accel-buffering': 'no',
  };
  return { stream, response: new Response(body, { headers }) };
}
