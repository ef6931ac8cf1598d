import { useRef, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import { checkGst } from './checks.contract.ts';
import type { RefusedNumber } from './profile-problems.rule.ts';

/** Asks the server about a tax number when its field is left: a refusal blocks the form. */
export function useTaxNumberCheck() {
  const [refusal, setRefusal] = useState<RefusedNumber>();
  const asked = useRef('');

  async function check(number: string) {
    if (number === '' || number === asked.current) return;
    asked.current = number;
    // Sending the form asks again: a check without an answer is no harm.
    const reply = await call(checkGst, { gstnumber: number }).catch(() => undefined);
    if (!reply || asked.current !== number) return;
    if (!refused(reply)) setRefusal(undefined);
    // Asked too often is no word on the number.
    else if (reply.refusal) setRefusal({ number, message: reply.message });
  }

  return {
    check: (number: string) => void check(number),
    refusal,
  };
}
