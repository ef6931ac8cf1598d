import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { chownToFolderOwner } from './data-folder.server.js';

                                                                      

const boundBytes = 4 * 1024 * 1024;
const checkEveryMs = 60_000;
const tailLines = 5;

export function openServerLog(path        )            {
  const fd = openSync(path, 'a', 0o600);
  chownToFolderOwner(path);
  keepSmall(fd, path);
  const start = fstatSync(fd).size;
  const timer = setInterval(() => keepSmall(fd, path), checkEveryMs).unref();
  return {
    fd,
    tail: () => readFileSync(path).subarray(start).toString().trim().split('\n').slice(-tailLines).join(' | '),
    close() {
      clearInterval(timer);
      closeSync(fd);
    },
  };
}

function keepSmall(fd        , path        )       {
  if (fstatSync(fd).size <= boundBytes) return;
  copyFileSync(path, `${path}.1`);
  ftruncateSync(fd);
}
