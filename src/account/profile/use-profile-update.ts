import { useRevalidator } from 'react-router';
import type { RequestInput } from '../../lib/contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { type FormValues, type SubmissionError, submissionErrorFrom } from '../../ui/forms/use-form.ts';
import type { updateGetInfo } from './profile.contract.ts';

export function useProfileUpdate() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return async function update(
    request: RequestInput<typeof updateGetInfo>,
    fields: FormValues<string>,
  ): Promise<SubmissionError | 'sent'> {
    const reply = await call<typeof updateGetInfo>('POST /authentication/update_get_info/', request);
    toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
    if (isRefusal(reply)) return submissionErrorFrom(reply, fields);
    await revalidate();
    return 'sent';
  };
}
