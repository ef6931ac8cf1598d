import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLocale, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { captchaChallenge } from '../sign-in/sign-in.contract.ts';
import styles from './captcha-challenge.server.module.css';

/** What the widget puts on the window. */
type WidgetGlobal = {
  $altcha: {
    algorithms: { set(name: string, make: () => Worker): void };
    i18n: { get(language: string): WidgetMessages; set(language: string, words: WidgetMessages): void };
  };
};

type WidgetMessages = Readonly<Record<string, string>>;

/** What the widget shows while it is solved; by its language it also knows which way it reads. */
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

/** 30 KB that only a page with a form needs; without them the page is there already. */
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

function makeWidget(onChange: (solution: string) => void): HTMLElement {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', `/${captchaChallenge.path}`);
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
  /** The solved captcha as login sends it; '' while it is not solved, and again when it has expired. */
  onChange: (solution: string) => void;
};

/** 'I am not a robot': a puzzle that the browser solves by itself. A solution counts once: give it a new `key` after use. */
export function Captcha({ onChange }: CaptchaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    let gone = false;
    loadWidget().then(
      () => gone || box.current?.replaceChildren(makeWidget((solution) => gone || changed(solution))),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);

  if (failed) return <Notice kind="bad" title={t`The captcha could not be loaded. Please reload the page.`} live />;
  return <div ref={box} className={styles.captcha} />;
}
