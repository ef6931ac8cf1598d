import { useRef, useState } from 'react';
import { say } from '../lib/say.ts';
import { call, refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { checkCompany } from './checks.contract.ts';
import { MessageDialog } from './message-dialog.ui.tsx';
import type { SignUpState } from './sign-up-fields.ui.tsx';

/** The company; when it is left the server is asked about it, and what stands against it is shown. It may still sign up. */
export function CompanyField({ form, readOnly }: { form: SignUpState; readOnly: boolean }) {
  const { tax } = useSite();
  const [message, setMessage] = useState('');
  const checked = useRef('');

  async function check(companyName: string) {
    if (readOnly || companyName === '' || companyName === checked.current) return;
    checked.current = companyName;
    // The sign-up itself says what is wrong when this question gets no answer.
    const reply = await call(checkCompany, { companyName }).catch(() => undefined);
    if (reply && refused(reply) && reply.refusal && checked.current === companyName) setMessage(reply.message);
  }

  return (
    <>
      <Field
        label={say`Company Name`}
        hint={readOnly ? undefined : say`As on your ${tax.label} certificate`}
        error={form.errorAt('name_of_company')}
      >
        <TextInput
          {...form.field('name_of_company')}
          autoComplete="organization"
          readOnly={readOnly}
          onBlur={(event) => void check(event.target.value.trim())}
        />
      </Field>
      <MessageDialog title={say`Company Name`} message={message} onClose={() => setMessage('')} />
    </>
  );
}
