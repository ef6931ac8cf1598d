import { useRef, useState } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { writeDraft } from '../../ui/forms/form-draft.ts';
import { type FormValues, useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { taxNumberField } from '../forms/profile-form.rule.ts';
import type { session } from '../sign-in/sign-in.contract.ts';
import type { checkGst } from '../sign-up/field-checks.contract.ts';
import { regionToFill } from '../tax-registration/region-to-fill.rule.ts';
import type { sendMobileOtp } from '../verification/otp.contract.ts';
import { useMobileProof } from '../verification/use-mobile-proof.ts';
import type { completeProfile } from './complete-profile.contract.ts';
import { completeProfileErrors, type RefusedNumber } from './complete-profile-errors.rule.ts';

type Name = 'mobile' | 'gstin' | 'trnNum' | 'b_add' | 'st_id' | 'city_id' | 'po_box' | 'geo_tag' | 'terms';
/** terms is 'yes' or ''. */
export type ProfileValues = FormValues<Name>;

export type CompleteProfileOptions = {
  initial: ProfileValues;
  email: string;
  onDone: (message: string, isStillHere: boolean) => Promise<void>;
};

const formOf = (values: ProfileValues) => ({ ...values, terms: values.terms === 'yes' });

export function useCompleteProfile({ initial, email, onDone }: CompleteProfileOptions) {
  const site = useSite();
  const number = useTaxNumberCheck();
  const notePage = useNotePage();
  const [otpFor, setOtpFor] = useState('');
  const [message, setMessage] = useState('');
  const [filledRegion, setFilledRegion] = useState('');
  const mobileProof = useMobileProof('/register');
  const draft = `register:${email}`;

  const form = useForm({
    initial,
    draft,
    validate: (values) => completeProfileErrors(formOf(values), number.refusal, site),
    send: async (values) => {
      if (!site.requires.otp || mobileProof.isProved(values.mobile)) return complete(values, notePage());
      // An expired session would waste the code; this call redirects to sign-in.
      if (isRefusal(await call<typeof session>('GET /authentication/session/', {}))) return 'waiting';
      const reply = await call<typeof sendMobileOtp>('POST /authentication/mobile/otp_sent/', {
        mobile: values.mobile,
      });
      if (isRefusal(reply)) return showProblem(reply, values);
      setOtpFor(values.mobile);
      return 'waiting';
    },
  });

  function typeNumber(text: string) {
    const region = regionToFill(text, { chosen: form.values.st_id, filled: filledRegion }, site);
    const isNew = region !== undefined && region !== form.values.st_id;
    if (region !== undefined) setFilledRegion(region);
    form.change({ [taxNumberField(site.tax)]: text, ...(isNew && { st_id: region, city_id: '' }) });
  }

  function showProblem(refused: RefusalReply, values: ProfileValues): RefusalReply {
    const { errors = [{ field: refused.refusal ?? '', message: refused.message }] } = refused;
    if (!errors.some(({ field }) => field in values)) setMessage(errors[0]?.message ?? refused.message);
    return refused;
  }

  async function complete(values: ProfileValues, isStillHere: () => boolean): Promise<RefusalReply | 'sent'> {
    const reply = await call<typeof completeProfile>('POST /authentication/user/profile/update/', {
      ...formOf(values),
      city_id: 0,
      city_name: values.city_id,
      email,
    });
    if (isRefusal(reply)) {
      mobileProof.forget();
      return showProblem(reply, values);
    }
    writeDraft(draft, {});
    await onDone(reply.message, isStillHere());
    return 'sent';
  }

  async function verify(values: ProfileValues, otp: string): Promise<RefusalReply | 'sent'> {
    const isStillHere = notePage();
    const refused = await mobileProof.prove(otpFor, otp);
    if (refused) return refused;
    const outcome = await complete(values, isStillHere);
    setOtpFor('');
    if (outcome !== 'sent') form.refuse(outcome);
    return 'sent';
  }

  return {
    form,
    number,
    typeNumber,
    /** Whether the state in the form came from the tax number. */
    isRegionFilled: filledRegion !== '' && filledRegion === form.values.st_id,
    message,
    closeMessage: () => setMessage(''),
    /** '' when no code is requested. */
    otpFor,
    closeOtp: () => setOtpFor(''),
    verify: (otp: string) => verify(form.values, otp),
  };
}

export type CompleteProfile = ReturnType<typeof useCompleteProfile>;

function useTaxNumberCheck() {
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
