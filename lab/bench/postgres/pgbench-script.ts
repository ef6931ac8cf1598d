const others = 3;

/** pgbench's own transaction with more row writes: accounts updated and history inserted in turn. */
export function pgbenchScript(writes: number): string {
  const more = Array.from({ length: Math.max(1, writes - others) }, (_, index) => index);
  const accounts = more.filter((index) => index % 2 === 0);
  return [
    ...accounts.map((index) => `\\set aid${index} random(1, 100000 * :scale)`),
    '\\set bid random(1, 1 * :scale)',
    '\\set tid random(1, 10 * :scale)',
    '\\set delta random(-5000, 5000)',
    'BEGIN;',
    ...more.map((index) => (index % 2 === 0 ? accountChanged(`aid${index}`) : lineAdded(`aid${index - 1}`))),
    'SELECT abalance FROM pgbench_accounts WHERE aid = :aid0;',
    'UPDATE pgbench_tellers SET tbalance = tbalance + :delta WHERE tid = :tid;',
    'UPDATE pgbench_branches SET bbalance = bbalance + :delta WHERE bid = :bid;',
    lineAdded('aid0'),
    'END;',
  ].join('\n');
}

const accountChanged = (aid: string) => `UPDATE pgbench_accounts SET abalance = abalance + :delta WHERE aid = :${aid};`;

const lineAdded = (aid: string) =>
  `INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES (:tid, :bid, :${aid}, :delta, CURRENT_TIMESTAMP);`;
