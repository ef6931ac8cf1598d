/** Node writes its version last when an exception ends a process. */
const lastLine = /^Node\.js v\d.*$/m;
/** A worker whose parent was killed before the worker's first line has to end; it does so while Node itself starts. */
const endedInNodesStart = /write EPIPE.*at cluster\._setupWorker \(node:internal/s;

/** What the store's processes wrote that ended by an exception in the store's own code. */
export function findCrashes(errors: string): string[] {
  const ended = errors.split(lastLine).slice(0, -1);
  return ended.filter((written) => !endedInNodesStart.test(written));
}
