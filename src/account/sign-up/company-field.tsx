import { useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MessageDialog } from '../forms/message-dialog.tsx';
import type { checkCompany } from './field-checks.contract.ts';
import type { SignUpState } from './sign-up-fields.tsx';

export function CompanyField({ form, readOnly }: { form: SignUpState; readOnly: boolean }) {
  const { tax } = useSite();
  const [message, setMessage] = useState('');
  const checked = useRef('');

  async function check(companyName: string) {
    if (readOnly || companyName === '' || companyName === checked.current) return;
    checked.current = companyName;
    // If the check fails, the sign-up itself reports the problem.
    const reply = await call<typeof checkCompany>('POST /authentication/check_company/', { companyName }).catch(
      () => undefined,
    );
    if (reply && isRefusal(reply) && reply.refusal && checked.current === companyName) setMessage(reply.message);
  }

  return (
    <>
      <Field
        label={t`Company Name`}
        hint={readOnly ? undefined : t`As on your ${tax.label} certificate`}
        error={form.errorAt('name_of_company')}
      >
        <TextInput
          {...form.field('name_of_company')}
          autoComplete="organization"
          readOnly={readOnly}
          onBlur={(event) => void check(event.target.value.trim())}
        />
      </Field>
      <MessageDialog title={t`Company Name`} message={message} onClose={() => setMessage('')} />
    </>
  );
}
