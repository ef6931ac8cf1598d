import { createInterface } from 'node:readline';
import { parseDesignation } from '../bearings/designation/parse-designation.ts';
import { compareBearings, mayReplace } from '../bearings/interchange/compare-bearings.ts';

// Two designations per line in, separated by a tab; one JSON object per line out, which also says which may replace which.
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const [a = '', b = ''] = line.split('\t');
  const [first, second] = [parseDesignation(a), parseDesignation(b)];
  const replaces = { aForB: mayReplace(first, second), bForA: mayReplace(second, first) };
  console.log(JSON.stringify({ a, b, ...compareBearings(first, second), ...replaces }));
}
