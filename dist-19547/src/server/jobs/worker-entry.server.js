import { setPriority } from 'node:os';
                                                       
import { Piscina } from 'piscina';
import { createRpcClient,                } from './worker-rpc.server.js';

                                               
                                                                                           

                                                        

// On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority((Piscina.workerData               ).niceness);

export default async function runTask({ file, name, input, port }            )                   {
  const module = (await import(file))                        ;
  const task = module[name];
  if (!task) throw new Error(`${file} exports no ${name}`);
  return task(input, createRpcClient(port));
}
