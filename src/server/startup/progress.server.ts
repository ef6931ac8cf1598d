export type StartupProgress = (label: string, done: number, of: number) => void;

type Terminal = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

const barWidth = 24;
const clearLine = '\r\u001b[K';

/** Redraws one line on a terminal; elsewhere writes each label once. */
export function showProgress(out: Terminal): StartupProgress {
  let shown = '';
  return (label, done, of) => {
    const over = done >= of;
    const line = out.isTTY ? barOf(label, done, of, out.columns ?? 80) : `${label} …\n`;
    if (line === shown) return;
    shown = line;
    if (out.isTTY) out.write(over ? clearLine : `${clearLine}${line}`);
    else if (!over) out.write(line);
  };
}

function barOf(label: string, done: number, of: number, columns: number): string {
  const share = of > 0 ? Math.min(1, Math.max(0, done / of)) : 0;
  const full = Math.round(share * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${bar} ${percent}  ${label}`.slice(0, columns - 1);
}
