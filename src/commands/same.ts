import { createInterface } from 'node:readline';
import { compareBearings } from '../bearings/interchange/compare-bearings.ts';

// two designations separated by a tab per line in, one JSON object per line out
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const [a = '', b = ''] = line.split('\t');
  console.log(JSON.stringify({ a, b, ...compareBearings(a, b) }));
}
