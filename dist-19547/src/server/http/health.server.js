                                 
                                                                    
import { retryAfterSeconds } from '../database/database-down.server.js';

export function mountHealth(app      , server                                 )       {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const reason = await server.database.notReadyReason();
    return reason ? c.text(reason, 503, { 'retry-after': String(retryAfterSeconds) }) : c.text('ready');
  });
}
