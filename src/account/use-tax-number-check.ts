import { useRef, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import { checkGst } from './checks.contract.ts';
import type { RefusedNumber } from './profile-problems.rule.ts';

type Checked = { number: string; hint: string; refusal: RefusedNumber | undefined };
const none: Checked = { number: '', hint: '', refusal: undefined };

/** Asks the server about a tax number when its field is left: a refusal blocks the form, a hint does not. */
export function useTaxNumberCheck() {
  const [checked, setChecked] = useState(none);
  const asked = useRef('');

  async function check(number: string) {
    if (number === '' || number === asked.current) return;
    asked.current = number;
    // Sending the form asks again: a check without an answer is no harm.
    const reply = await call(checkGst, { gstnumber: number }).catch(() => undefined);
    if (!reply || asked.current !== number) return;
    if (!refused(reply)) setChecked({ number, hint: reply.hint, refusal: undefined });
    // Asked too often is no word on the number.
    else if (reply.refusal) setChecked({ number, hint: '', refusal: { number, message: reply.message } });
  }

  return {
    check: (number: string) => void check(number),
    refusal: checked.refusal,
    hintOf: (number: string) => (checked.number === number ? checked.hint : ''),
  };
}
