import { useRef, useState } from 'react';
import { isRefusal } from '../../ui/browser/call.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Captcha } from './captcha.tsx';
import styles from './captcha-on-demand.module.css';

/** `onSolved` sends the request again. */
export function useCaptchaOnDemand(onSolved: () => void) {
  const [challenge, setChallenge] = useState({ message: '', round: 0 });
  const solution = useRef('');
  return {
    ...challenge,
    take(): string {
      const value = solution.current;
      solution.current = '';
      return value;
    },
    isRequiredBy(reply: object): boolean {
      const isRequired = isRefusal(reply) && reply.refusal === 'captcha';
      const message = isRequired ? reply.message : '';
      setChallenge(({ round }) => ({ message, round: round + 1 }));
      return isRequired;
    },
    solve(solved: string) {
      solution.current = solved;
      if (solved) onSolved();
    },
  };
}

export type CaptchaOnDemandState = ReturnType<typeof useCaptchaOnDemand>;

type CaptchaOnDemandProps = { captcha: CaptchaOnDemandState; atDesk?: boolean };

export function CaptchaOnDemand({ captcha: { message, round, solve }, atDesk = false }: CaptchaOnDemandProps) {
  if (message === '') return null;
  return (
    <div className={styles.prompt}>
      <Notice kind="info" title={message} live />
      <Captcha key={round} onChange={solve} atDesk={atDesk} />
    </div>
  );
}
