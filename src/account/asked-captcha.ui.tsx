import { useRef, useState } from 'react';
import { refused } from '../ui/call.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './asked-captcha.module.css';
import { Captcha } from './captcha.ui.tsx';

/** A captcha that appears only when the server asks for one; once it is solved, `goOn` sends the request again. */
export function useAskedCaptcha(goOn: () => void) {
  const [asked, setAsked] = useState({ message: '', round: 0 });
  const solution = useRef('');
  return {
    ...asked,
    /** The solution for the next request, '' without one; each counts once. */
    take(): string {
      const taken = solution.current;
      solution.current = '';
      return taken;
    },
    /** Whether this reply asks for a captcha, which then appears; any other reply hides it. */
    isAskedBy(reply: object): boolean {
      const isAsked = refused(reply) && reply.refusal === 'captcha';
      const message = isAsked ? reply.message : '';
      setAsked(({ round }) => ({ message, round: round + 1 }));
      return isAsked;
    },
    solve(solved: string) {
      solution.current = solved;
      if (solved) goOn();
    },
  };
}

export type AskedCaptchaState = ReturnType<typeof useAskedCaptcha>;

export function AskedCaptcha({ captcha: { message, round, solve } }: { captcha: AskedCaptchaState }) {
  if (message === '') return null;
  return (
    <div className={styles.asked}>
      <Notice kind="info" title={message} live />
      <Captcha key={round} onChange={solve} />
    </div>
  );
}
