import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const everyMs = 50;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Watches the memory that the processes of a cgroup (v1 or v2) take for themselves, without files that are only kept for reading again. */
export function watchMemoryGroup(folder: string) {
  const [statistics, taken, events] = existsSync(join(folder, 'memory.events'))
    ? ['memory.stat', 'anon', 'memory.events']
    : ['memory.stat', 'total_rss', 'memory.oom_control'];
  const read = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0);
  const before = read(statistics, taken);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, read(statistics, taken));
  }, everyMs);
  return {
    /** How many processes the kernel has ended for memory. */
    killed: () => read(events, 'oom_kill'),
    /** Since the last report. */
    report(): string {
      const said = `memory ${megabytes(before)} when quiet, at most ${megabytes(peak)}`;
      peak = read(statistics, taken);
      return said;
    },
    close: () => clearInterval(timer),
  };
}
