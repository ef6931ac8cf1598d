import { useRef } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { verifyOtp } from './otp.contract.ts';

/** Checks the OTP of a mobile number; `url` is the page that asks for it. */
export function useMobileProof(url: string) {
  const proved = useRef('');
  return {
    isProved: (mobile: string) => proved.current === mobile,
    forget: () => {
      proved.current = '';
    },
    /** Proves a number once: after a later failure only what follows is sent again. */
    async prove(mobile: string, otp: string): Promise<RefusalReply | undefined> {
      if (proved.current === mobile) return undefined;
      const reply = await call<typeof verifyOtp>('POST /authentication/otp/verification/', { mobile, otp, url });
      if (isRefusal(reply)) return reply;
      proved.current = mobile;
      return undefined;
    },
  };
}
