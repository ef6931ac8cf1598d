import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { StartupError } from '../startup-error.server.ts';
import { describeStartupFailure } from './startup-failure.server.ts';

const sentence = /^[A-Z][^\n]+[^.]\.$/;

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  );

async function asRole(statement: string): Promise<unknown> {
  const client = new pg.Client(inject('postgres').connection);
  await client.connect();
  const failure = await failureOf(
    client.query(`begin; create role nobody_much; set local role nobody_much; ${statement}; rollback`),
  );
  await client.end();
  return failure;
}

test('failures of the system or the database are described in one sentence', async () => {
  const refusals = [
    await failureOf(readFile('/no/such/file')),
    await asRole('create schema mine'),
    await failureOf(new pg.Client({ host: '127.0.0.1', port: 1, user: 'x' }).connect()),
    await failureOf(new pg.Client({ host: 'localhost', port: 1, user: 'x' }).connect()),
    new StartupError('The port is taken.'),
  ].map(describeStartupFailure);
  expect(refusals).toEqual(refusals.map(() => expect.stringMatching(sentence)));
  expect(refusals[1]).toContain('make the role the owner of the database');
});

test('bugs are not described', async () => {
  expect([new TypeError('x is not a function'), 'text', await asRole('nonsense')].map(describeStartupFailure)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
