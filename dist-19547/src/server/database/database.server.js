import { drizzle,                     } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Refusal } from '../refuse.server.js';
import { traceQueries } from '../tracing/trace-queries.server.js';
import {
                          
  longRunningTimeouts,
  visitorTimeouts,
  withTimeouts,
} from './connection-timeouts.server.js';
import { isReadOnly } from './database-down.server.js';
import { createReadinessCheck } from './readiness.server.js';

                                                             

                                                                             
               
                                                                                                        
                                                             
    

/** Writes all or nothing: rolled back when the work throws or returns a Refusal. */
                                                                   

export const casing = 'snake_case';

                                       

                                              
                   
                           
                                           
                                                          
                         
                           
                                                                                
                               
                                                                  
                                                
                          
                                                 
                         
  

// bigint columns hold ids and minor units, all within the safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const int8Array         = 1016;
const readInt8Array                             = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (text) => readInt8Array(text).map(Number));
// A date is a calendar day, not a moment.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const maxVisitorConnections = 16;
const maxLongConnections = 6;
const closeWithinMs = 3_000;

export function openDatabase(
  connection            ,
  onLost                        ,
  limits                     = visitorTimeouts,
)           {
  const open = new Set           ();
  class Client extends pg.Client {
    constructor(config                  ) {
      super(config);
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  }
  const pool = new pg.Pool({ max: maxVisitorConnections, pipeline: true, ...withTimeouts(connection, limits), Client });
  const long = new pg.Pool({
    pipeline: true,
    ...withTimeouts(connection, longRunningTimeouts),
    Client,
    max: maxLongConnections,
  });
  const counters = new pg.Pool({ ...withTimeouts(connection, limits, { synchronous_commit: 'off' }), Client, max: 1 });
  const pools = [pool, long, counters];
  let isUnresponsive = false;
  for (const one of pools) traceQueries(one);
  for (const one of pools) refuseWhile(() => isUnresponsive, one);
  let closing = false;
  for (const one of pools) one.on('error', (cause) => closing || onLost(cause));
  const shared              = { counters: { $client: counters, transaction: transactionOn(counters, () => shared) } };
  const transaction = transactionOn(pool, () => shared);
  const longTransaction = transactionOn(long, () => shared);
  const dropConnections = () => {
    for (const client of open) client.connection.stream.destroy();
  };
  const close = async () => {
    closing = true;
    const impatient = setTimeout(dropConnections, closeWithinMs);
    await Promise.all(pools.map((one) => one.end()));
    clearTimeout(impatient);
  };
  return Object.assign(drizzle(pool, { casing }), shared, {
    pools: { visitors: pool, long, counters },
    connection,
    transaction,
    longTransaction,
    notReadyReason: createReadinessCheck(connection),
    dropConnections,
    setUnresponsive: (value         ) => {
      isUnresponsive = value;
    },
    close,
  });
}

                                                                                         

function refuseWhile(isUnresponsive               , pool         )       {
  const connect = pool.connect.bind(pool)                                                ;
  const refused = () => new Error('timeout exceeded when trying to connect');
  const guarded = (done            ) => {
    if (!isUnresponsive()) return done ? connect(done) : connect();
    return done ? done(refused(), undefined, () => undefined) : Promise.reject(refused());
  };
  pool.connect = guarded                       ;
}

                                        
const perClient = new WeakMap                   ();

function dbOf(client               , shared             )     {
  const found = perClient.get(client) ?? Object.assign(drizzle(client, { casing }), shared);
  perClient.set(client, found);
  return found;
}

function transactionOn(pool         , shared                   )              {
  return async (work) => {
    const client = await pool.connect();
    let broken                   ;
    // Without a listener, losing the connection between two queries would end the process.
    const onBroken = (cause       ) => {
      broken = cause;
    };
    client.on('error', onBroken);
    try {
      // Sent together with the first statement to save a round trip; PostgreSQL runs them in order.
      const [, result] = await Promise.all([client.query('BEGIN'), work(dbOf(client, shared()))]);
      await client.query(result instanceof Refusal ? 'ROLLBACK' : 'COMMIT');
      return result;
    } catch (cause) {
      await client.query('ROLLBACK').catch((lost       ) => {
        broken = lost;
      });
      // The next connection may reach the new primary.
      if (isReadOnly(cause)) broken ??= new Error('the server is read-only');
      throw cause;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  };
}
