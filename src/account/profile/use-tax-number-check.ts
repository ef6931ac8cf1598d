import { useRef, useState } from 'react';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { checkGst } from '../sign-up/field-checks.contract.ts';
import type { RefusedNumber } from './complete-profile-errors.rule.ts';

/** Asks the server about a tax number when its field is left: a refusal blocks the form. */
export function useTaxNumberCheck() {
  const [refusal, setRefusal] = useState<RefusedNumber>();
  const lastChecked = useRef('');

  async function check(number: string) {
    if (number === '' || number === lastChecked.current) return;
    lastChecked.current = number;
    // Sending the form asks again: a check without an answer is no harm.
    const reply = await call(checkGst, { gstnumber: number }).catch(() => undefined);
    if (!reply || lastChecked.current !== number) return;
    if (!isRefusal(reply)) setRefusal(undefined);
    // Asked too often is no word on the number.
    else if (reply.refusal) setRefusal({ number, message: reply.message });
  }

  return {
    check: (number: string) => void check(number),
    refusal,
  };
}
