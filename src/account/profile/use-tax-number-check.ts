import { useRef, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { checkGst } from '../sign-up/field-checks.contract.ts';
import type { RefusedNumber } from './complete-profile-errors.rule.ts';

export function useTaxNumberCheck() {
  const [refusal, setRefusal] = useState<RefusedNumber>();
  const lastChecked = useRef('');

  async function check(number: string) {
    if (number === '' || number === lastChecked.current) return;
    lastChecked.current = number;
    // The form is checked again when it is sent.
    const reply = await call<typeof checkGst>('POST /authentication/check_gst/', { gstnumber: number }).catch(
      () => undefined,
    );
    if (!reply || lastChecked.current !== number) return;
    if (!isRefusal(reply)) setRefusal(undefined);
    // A rate limit says nothing about the number.
    else if (reply.refusal) setRefusal({ number, message: reply.message });
  }

  return {
    check: (number: string) => void check(number),
    refusal,
  };
}
