import { listen } from '../../src/server/http/listen.server.ts';
import { joinParent } from '../../src/server/workers/join-parent.server.ts';

// A parent with two workers that serve their process id and what the parent prepared.
const { PORT, FAILS, SILENCE_MS } = process.env;
const link = joinParent<string>();
if (link) await work(link);
else await supervise();

async function work({ listensEarly, prepared, onEnd, report }: NonNullable<typeof link>): Promise<void> {
  let said = 'preparing';
  const answer = () => Response.json({ pid: process.pid, said });
  const listenHere = () => listen(answer, { port: Number(PORT), host: '127.0.0.1' }, { shared: true });
  let http = listensEarly ? await listenHere() : undefined;
  onEnd(async (signal) => {
    console.log(`worker ends by ${signal}`);
    await http?.close(0);
    process.exit(0);
  });
  process.on('SIGUSR2', () => {
    const { ppid } = process;
    console.log('worker waits until its parent is gone');
    while (process.ppid === ppid) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    console.log('worker reports to a parent that is gone');
    report('opened');
  });
  report('listening');
  said = await prepared;
  if (FAILS) process.exit(7);
  http ??= await listenHere();
  report('opened');
}

async function supervise(): Promise<void> {
  // Not loaded by the workers, some of which are started again and again.
  const { createLog } = await import('../../src/server/log.server.ts');
  const { superviseWorkers } = await import('../../src/server/workers/supervise-workers.server.ts');
  const workers = superviseWorkers<string>(
    { shutdownSeconds: 30 },
    createLog(SILENCE_MS ? 'error' : 'silent'),
    SILENCE_MS ? Number(SILENCE_MS) : undefined,
  );
  process.on('SIGINT', async () => {
    await workers.end('SIGINT');
    process.exit(0);
  });
  if (!(await workers.listen())) process.exit(9);
  process.once('SIGUSR2', async () => {
    const failed = Promise.race([workers.open(2, 'prepared'), workers.givenUp]);
    await failed.catch((cause: Error) => {
      console.log(cause.message);
      process.exit(1);
    });
    console.log('open');
  });
  // Only now, because who reads it sends the signal.
  console.log('listening');
}
