import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { say } from '../lib/say.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './captcha.module.css';
import { captcha } from './sign-in.contract.ts';

/** What the widget puts on the window. */
type WidgetGlobal = { $altcha: { algorithms: { set(name: string, make: () => Worker): void } } };

/** 30 KB that only a page with a form needs; without them the page is there already. */
async function loadWidget(): Promise<void> {
  const [{ default: Worker }] = await Promise.all([
    import('altcha/workers/pbkdf2?worker'),
    import('altcha/external'),
    import('altcha/altcha.css'),
  ]);
  const { $altcha } = globalThis as unknown as WidgetGlobal;
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker());
}

const settings = { hideLogo: true, hideFooter: true, humanInteractionSignature: false };

function makeWidget(onChange: (solution: string) => void): HTMLElement {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', `/${captcha.path}`);
  widget.setAttribute('configuration', JSON.stringify(settings));
  widget.setAttribute('language', 'en');
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

  if (failed) return <Notice kind="bad" title={say`The captcha could not be loaded. Please reload the page.`} live />;
  return <div ref={box} className={styles.captcha} />;
}
