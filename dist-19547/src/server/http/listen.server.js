                                       
import {                                                         serve } from '@hono/node-server';
                                            
import { StartupError } from '../startup-error.server.js';

                         
               
                                          
  

                                                                                                               

export function listen(fetch       , { port, host }                            )                     {
  return new Promise((resolve, reject) => {
    const open = new Set        ();
    const server = serve({ fetch, port, hostname: host }, (address) =>
      resolve({ port: address.port, close: (withinMs = 2000) => closing(server, open, withinMs) }),
    );
    server.on('connection', (socket        ) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.on('error', (cause                       ) => reject(new StartupError(sentence(cause, port, host))));
  });
}

function sentence(cause                       , port        , host        )         {
  if (cause.code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one.`;
  if (cause.code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return `The address ${host}:${port} can't be listened on: ${cause.message}.`;
}

const sweepEveryMs = 50;

function closing(server            , open                     , withinMs        )                {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, withinMs);
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      // Node counts a connection as idle only after its first request.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, sweepEveryMs);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
