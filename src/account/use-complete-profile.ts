import { useRef, useState } from 'react';
import { call, refused } from '../ui/call.ts';
import { writeDraft } from '../ui/draft.ts';
import { useSite } from '../ui/site-context.tsx';
import { type Problem, problemOf, useForm, type Values } from '../ui/use-form.ts';
import { completeProfile } from './complete-profile.contract.ts';
import { sendMobileOtp, verifyOtp } from './otp.contract.ts';
import { profileProblems } from './profile-problems.rule.ts';
import { session } from './sign-in.contract.ts';
import { useTaxNumberCheck } from './use-tax-number-check.ts';

type Name = 'mobile' | 'gstin' | 'trnNum' | 'b_add' | 'st_id' | 'city_id' | 'po_box' | 'geo_tag' | 'terms';
/** The profile as it is typed; terms is 'yes' or ''. */
export type ProfileValues = Values<Name>;

export type CompleteProfileOptions = {
  initial: ProfileValues;
  /** Whose profile it is. */
  email: string;
  onDone: () => Promise<void>;
};

const formOf = (values: ProfileValues) => ({ ...values, terms: values.terms === 'yes' });

/** A profile on its way: checked, the mobile number proved where the site asks for it, then sent. */
export function useCompleteProfile({ initial, email, onDone }: CompleteProfileOptions) {
  const site = useSite();
  const number = useTaxNumberCheck();
  const [otpFor, setOtpFor] = useState('');
  const [message, setMessage] = useState('');
  const proved = useRef('');
  const draft = `register:${email}`;

  const form = useForm({
    initial,
    draft,
    check: (values) => profileProblems(formOf(values), number.refusal, site),
    send: async (values) => {
      if (!site.asks.otp || proved.current === values.mobile) return complete(values);
      // A code for a session that has ended would be sent in vain; the call leads to sign-in and back.
      if (refused(await call(session, {}))) return 'waiting';
      const reply = await call(sendMobileOtp, { mobile: values.mobile });
      if (refused(reply)) return told(problemOf(reply, values));
      setOtpFor(values.mobile);
      return 'waiting';
    },
  });

  /** What belongs to no field is said in a dialog. */
  function told(problem: Problem): Problem {
    if (problem.field === undefined) setMessage(problem.message);
    return problem;
  }

  async function complete(values: ProfileValues): Promise<Problem | 'sent'> {
    const reply = await call(completeProfile, { ...formOf(values), email });
    if (refused(reply)) {
      proved.current = '';
      return told(problemOf(reply, values));
    }
    writeDraft(draft, {});
    await onDone();
    return 'sent';
  }

  /** The code is good for one check: what failed after it is sent again without. */
  async function verify(values: ProfileValues, otp: string): Promise<Problem | 'sent'> {
    if (proved.current !== otpFor) {
      const reply = await call(verifyOtp, { mobile: otpFor, otp, url: '/register' });
      if (refused(reply)) return { field: 'otp', message: reply.message };
      proved.current = otpFor;
    }
    const outcome = await complete(values);
    setOtpFor('');
    if (outcome !== 'sent') form.point(outcome);
    return 'sent';
  }

  return {
    form,
    number,
    message,
    closeMessage: () => setMessage(''),
    /** The number a code was sent to; '' while none is asked for. */
    otpFor,
    closeOtp: () => setOtpFor(''),
    verify: (otp: string) => verify(form.values, otp),
  };
}

export type CompleteProfile = ReturnType<typeof useCompleteProfile>;
