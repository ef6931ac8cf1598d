import { onTestFinished } from 'vitest';
import { type Locale, setLocaleProvider } from '../../src/lib/i18n.ts';

/** Lets somebody speak for the rest of a test; afterwards it is as it was, for tests that share the module as well. */
export function setLocaleInTest(locale: Locale): void {
  const previous = setLocaleProvider(() => locale);
  onTestFinished(() => void setLocaleProvider(previous));
}
