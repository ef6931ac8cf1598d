import { closeSync, copyFileSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { chownToFolderOwner } from './data-folder.server.ts';

export type ServerLog = {
  fd: number;
  /** Its last lines since this start, in one. */
  tail(): string;
  close(): void;
};

const boundBytes = 4 * 1024 * 1024;
const checkEveryMs = 60_000;
const tailLines = 5;
/** The server says this to each process that connects meanwhile; there may be hundreds. */
const turnedAway =
  /FATAL: {2}the database system is (not accepting connections|starting up|shutting down|in recovery mode)$/;

export function openServerLog(path: string): ServerLog {
  const fd = openSync(path, 'a', 0o600);
  chownToFolderOwner(path);
  keepSmall(fd, path);
  const start = fstatSync(fd).size;
  const timer = setInterval(() => keepSmall(fd, path), checkEveryMs).unref();
  return {
    fd,
    tail() {
      const written = existsSync(path) ? readFileSync(path).subarray(start).toString().trim() : '';
      const lines = written.split('\n').filter((line) => !turnedAway.test(line));
      return lines.slice(-tailLines).join(' | ');
    },
    close() {
      clearInterval(timer);
      closeSync(fd);
    },
  };
}

function keepSmall(fd: number, path: string): void {
  if (fstatSync(fd).size <= boundBytes) return;
  copyFileSync(path, `${path}.1`);
  ftruncateSync(fd);
}
