import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './source-files.ts';

const use = `
import { parseDesignation } from 'bearings/parse-designation';
import { compareBearings } from 'bearings/compare-bearings';
import { equivalentsOf } from 'bearings/equivalents';
import { translateDesignation } from 'bearings/translate-designation';
import { universalNumber } from 'bearings/universal-number';
import { parseSizeQuery } from 'bearings/parse-size-query';

const reading = parseDesignation('6205DDUC3', 'NSK');
console.log(JSON.stringify({
  sizes: [reading.boreMm, reading.outsideMm, reading.widthMm],
  number: universalNumber(reading),
  level: compareBearings(reading, '6205-2RS1/C3').level,
  ofFag: equivalentsOf(reading).find(({ maker }) => maker === 'FAG').number,
  ofSkf: translateDesignation('6205LLU', 'NTN', 'SKF'),
  size: parseSizeQuery('25x52x15'),
}));
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bearings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the reader of designations is built on its own and used from another folder', () => {
  const installed = join(folder, 'node_modules/bearings');
  mkdirSync(installed, { recursive: true });
  execFileSync(process.execPath, [join(root, 'scripts/build-bearings.ts'), installed], { stdio: 'pipe' });
  writeFileSync(join(folder, 'use.mjs'), use);
  const printed = execFileSync(process.execPath, [join(folder, 'use.mjs')], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({
    sizes: [25, 52, 15],
    number: '6205-2RS/C3',
    level: 'interchangeable',
    ofFag: '6205-2RSR-C3',
    ofSkf: '6205-2RS1',
    size: { d: 25, D: 52, B: 15 },
  });
});
