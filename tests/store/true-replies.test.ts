import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { falseHeader } from './true-replies.ts';

const png = makePng();
const said = (headers: Record<string, string>, body: Buffer) => falseHeader({ headers: new Headers(headers) }, body);

test.each([
  ['a picture', { 'content-type': 'image/png', 'content-length': String(png.length) }, png],
  ['a compressed text', { 'content-type': 'text/plain', 'content-encoding': 'gzip' }, gzipSync('6205')],
  ['a page', { 'content-type': 'text/html; charset=utf-8' }, Buffer.from('<!doctype html>')],
  ['a redirect', {}, Buffer.alloc(0)],
])('%s that is what it says is no fault', (_what, headers, body) => {
  expect(said(headers, body)).toBeUndefined();
});

test.each([
  ['the length of a PDF on a picture of it', { 'content-type': 'image/png', 'content-length': '1282' }, png, /1282/],
  ['a picture called a PDF', { 'content-type': 'application/pdf' }, png, /begins with .PNG/],
  ['a PDF called a picture', { 'content-type': 'image/png' }, await makePdf(), /begins with %PDF/],
  ['a plain text called compressed', { 'content-type': 'text/plain', 'content-encoding': 'gzip' }, png, /gzip/],
  ['a sentence called JSON', { 'content-type': 'application/json' }, Buffer.from('Not found'), /JSON|json/],
  ['a type without signs', { 'content-type': 'video/mp4' }, png, /no test knows/],
  ['no type', {}, png, /no content-type/],
])('%s is a fault', (_what, headers, body, fault) => {
  expect(said(headers, body)).toMatch(fault);
});
