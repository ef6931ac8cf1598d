import { onTestFinished } from 'vitest';
import { type Speaker, speakBy } from '../src/lib/say.ts';

/** Lets somebody speak for the rest of a test; afterwards it is as it was, for tests that share the module as well. */
export function speakInTest(speaker: Speaker): void {
  const former = speakBy(() => speaker);
  onTestFinished(() => void speakBy(former));
}
