import { createInterface } from 'node:readline';
import { compareBearings } from '../bearings/interchange/compare-bearings.js';

// Two designations per line in, separated by a tab; one JSON object per line out.
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const [a = '', b = ''] = line.split('\t');
  console.log(JSON.stringify({ a, b, ...compareBearings(a, b) }));
}
