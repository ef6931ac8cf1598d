import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { speakInTest } from '../../tests/speaking.ts';
import { say, speaker } from '../lib/say.ts';
import { ownWords } from '../sites/interface.ts';
import { sites } from '../sites/which-site.ts';
import { asPaper, mountWords, speakAs } from './speak.ts';

test('two requests at once are each answered by their own site', async () => {
  const told: string[] = [];
  const answer = async (code: 'nod' | 'gwd') =>
    speakAs(sites[code], async () => {
      await new Promise(setImmediate);
      told.push(speaker().language);
    });
  await Promise.all([answer('nod'), answer('gwd'), answer('nod')]);
  expect(told).toEqual(['en-IN', 'en-AE', 'en-IN']);
});

test('where no site speaks, everything is said in plain English', () => {
  expect(speaker()).toEqual({ language: 'en' });
  expect(say`Please sign in to continue.`).toBe('Please sign in to continue.');
});

test('a paper that is made while a site speaks says nothing in its words', () => {
  expect(speakAs(sites.gwd, () => asPaper(() => speaker()))).toEqual({ language: 'en' });
});

test('a browser gets the words of the site that speaks, kept for good; no other words', async () => {
  const app = new Hono();
  mountWords(app);
  const own = ownWords({ Cart: 'سلة', Home: 'Home', 'line|lines': { one: 'line', other: 'lines' } });
  speakInTest({ language: 'ar-AE', ...own });
  const found = await app.request(own.wordsAt ?? '');
  expect(await found.json()).toEqual({ Cart: 'سلة' });
  expect(found.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/words-000000000000.json')).status).toBe(404);
});

test('a site that says everything as the code does has no words to load', () => {
  expect(ownWords({ Home: 'Home', 'city|cities': { one: 'city', other: 'cities' } })).toEqual({});
});
