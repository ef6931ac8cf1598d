// Checks the runtime packages for known vulnerabilities (`npm run audit`); exits with 1 when there are any.
import { spawnSync } from 'node:child_process';
import { root } from '../tests/project-checks/source-files.ts';

type Audit = { metadata?: { vulnerabilities?: Record<string, number> }; message?: string };

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { cwd: root, encoding: 'utf8' });
const start = stdout.indexOf('{');
const report = (start < 0 ? {} : JSON.parse(stdout.slice(start))) as Audit;
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  console.log(`Not checked: the package registry did not answer (${report.message || 'it keeps no advisories'}).`);
} else {
  console.table(counts);
  if ((counts.high ?? 0) + (counts.critical ?? 0) + (counts.moderate ?? 0) > 0) process.exitCode = 1;
}
