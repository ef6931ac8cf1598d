import { afterEach, expect, test } from 'vitest';
import { say, speakBy, speaker } from '../lib/say.ts';
import { sites } from '../sites/which-site.ts';
import { speakAs, speakerNow } from './speak.ts';

afterEach(() => speakBy(speakerNow));

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
