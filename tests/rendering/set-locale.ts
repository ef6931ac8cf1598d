import { onTestFinished } from 'vitest';
import { type Locale, setLocaleProvider } from '../../src/lib/i18n.ts';

export function setLocaleInTest(locale: Locale): void {
  const previous = setLocaleProvider(() => locale);
  onTestFinished(() => void setLocaleProvider(previous));
}
