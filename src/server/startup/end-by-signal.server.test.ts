import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('end-by-signal.server.ts', import.meta.url).href);

/** Starts a process that says what it does with signals, and sends it one signal after each line that it says. */
async function endWith(code: string, signals: readonly NodeJS.Signals[]) {
  const script = `import { endBySignal, listenToSignals } from ${module};
    const { onSignal, exitAtOnce } = endBySignal(listenToSignals);
    setInterval(() => {}, 1_000);
    ${code}
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const left = [...signals];
  const said: string[] = [];
  child.stdout.on('data', (text) => {
    said.push(String(text).trim());
    const next = left.shift();
    if (next) child.kill(next);
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode, said };
}

test('before anything handles it, a signal ends the process with the code that shells know', async () => {
  expect(await endWith('', ['SIGTERM'])).toEqual({ exitCode: 143, said: ['ready'] });
  expect(await endWith('', ['SIGINT'])).toEqual({ exitCode: 130, said: ['ready'] });
});

test('the first signal is handled, the second ends the process at once', async () => {
  const endsLate = "onSignal(async (signal) => console.log('closing by ' + signal));";
  const result = await endWith(endsLate, ['SIGTERM', 'SIGINT']);
  expect(result).toEqual({ exitCode: 130, said: ['ready', 'closing by SIGTERM'] });
});

test('a process that ends for another reason exits at the next signal', async () => {
  const lost = "onSignal(async () => console.log('closing')); exitAtOnce();";
  expect(await endWith(lost, ['SIGTERM'])).toEqual({ exitCode: 143, said: ['ready'] });
});
