import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const run = (command: string, input: string): unknown[] => {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const output = execFileSync(process.execPath, [file], { input, encoding: 'utf8' });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

it('designation prints one object per line, for an empty line and for what is not known too', () => {
  const lines = run('designation', '6205-2RS/C3\n\nno such thing\n7205\n7014CTRDULP4\n6203-10\nNU205ECM\n6205-2RSQX');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toEqual({
    input: '6205-2RS/C3',
    known: true,
    type: 'deep groove ball',
    boreMm: 25,
    outsideMm: 52,
    widthMm: 15,
    seal: 'contact seal x2',
    clearance: 'C3',
    bore: 'cylindrical',
    universalNo: '6205-2RS/C3',
    design: '',
    cage: null,
    precision: '',
    contactAngleDegrees: null,
    pairing: '',
    specialBoreMm: null,
    unknown: [],
    statedSizes: null,
    otherGoods: null,
    alternatives: [],
  });
  expect(lines[1]).toMatchObject({ input: '', known: false, boreMm: null });
  expect(lines[2]).toMatchObject({ input: 'no such thing', known: false, type: null, clearance: null });
  expect(lines[3]).toMatchObject({ type: 'angular contact ball', alternatives: [{ universalNo: '30205' }] });
  expect(lines[4]).toMatchObject({ cage: 'phenolic', precision: 'P4', contactAngleDegrees: 15, pairing: 'DUL' });
  expect(lines[5]).toMatchObject({ boreMm: 15.875, specialBoreMm: 15.875 });
  expect(lines[6]).toMatchObject({ design: 'E', cage: 'brass' });
  expect(lines[7]).toMatchObject({ known: true, unknown: ['QX'] });
});

it('same reads two designations with a tab between and prints level and what differs', () => {
  expect(run('same', '6205DDU\t6205-2RS1\r\n62/22\t6222\n6205\n')).toEqual([
    { a: '6205DDU', b: '6205-2RS1', level: 'interchangeable', differs: [], aForB: true, bForA: true },
    { a: '62/22', b: '6222', level: 'different', differs: ['bore', 'outside', 'width'], aForB: false, bForA: false },
    { a: '6205', b: '', level: 'different', differs: ['not known'], aForB: false, bForA: false },
  ]);
});
