import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLocale, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './captcha.module.css';

const pathInShop = '/authentication/captcha/';
const pathAtDesk = '/desk/api/captcha/';

type WidgetGlobal = {
  $altcha: {
    algorithms: { set(name: string, make: () => Worker): void };
    i18n: { get(language: string): WidgetMessages; set(language: string, messages: WidgetMessages): void };
  };
};

type WidgetMessages = Readonly<Record<string, string>>;

const widgetMessages = (): WidgetMessages => ({
  label: t`I'm not a robot`,
  verifying: t`Verifying...`,
  verified: t`Verified`,
  verificationRequired: t`Verification required!`,
  waitAlert: t`Verifying... please wait.`,
  expired: t`Verification expired. Try again.`,
  error: t`Verification failed. Try again later.`,
});

const widgetLanguage = () => currentLocale().language.slice(0, 2);

/** 30 KB, loaded after the page. */
async function loadWidget(): Promise<void> {
  const [{ default: Worker }] = await Promise.all([
    import('altcha/workers/pbkdf2?worker'),
    import('altcha/external'),
    import('altcha/altcha.css'),
  ]);
  const { $altcha } = globalThis as unknown as WidgetGlobal;
  $altcha.i18n.set(widgetLanguage(), { ...$altcha.i18n.get('en'), ...widgetMessages() });
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker());
}

const settings = { hideLogo: true, hideFooter: true, humanInteractionSignature: false };

function makeWidget(path: string, onChange: (solution: string) => void): HTMLElement {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', path);
  widget.setAttribute('configuration', JSON.stringify(settings));
  widget.setAttribute('language', widgetLanguage());
  widget.setAttribute('name', 'captcha');
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onChange(state === 'verified' ? (payload ?? '') : '');
  });
  return widget;
}

export type CaptchaProps = {
  /** '' while unsolved and after it has expired. */
  onChange: (solution: string) => void;
  /** The desk may have a host of its own. */
  atDesk?: boolean;
};

/** A solution is valid once: give it a new `key` after use. */
export function Captcha({ onChange, atDesk = false }: CaptchaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const changed = useEffectEvent(onChange);
  const path = atDesk ? pathAtDesk : pathInShop;

  useEffect(() => {
    let unmounted = false;
    loadWidget().then(
      () => unmounted || box.current?.replaceChildren(makeWidget(path, (solution) => unmounted || changed(solution))),
      () => unmounted || setFailed(true),
    );
    return () => {
      unmounted = true;
    };
  }, [path]);

  if (failed) return <Notice kind="bad" title={t`The captcha couldn't be loaded. Please reload the page.`} live />;
  return <div ref={box} className={styles.captcha} />;
}
