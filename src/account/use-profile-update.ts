import { useRevalidator } from 'react-router';
import type { RequestInput } from '../lib/contract.ts';
import { call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { type Problem, problemOf, type Values } from '../ui/use-form.ts';
import { updateGetInfo } from './profile.contract.ts';

/** Sends a change of the profile; the server's message is a toast, and the page shows what is kept now. */
export function useProfileUpdate() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return async function update(
    request: RequestInput<typeof updateGetInfo>,
    fields: Values<string>,
  ): Promise<Problem | 'sent'> {
    const reply = await call(updateGetInfo, request);
    toast({ kind: refused(reply) ? 'bad' : 'good', message: reply.message });
    if (refused(reply)) return problemOf(reply, fields);
    await revalidate();
    return 'sent';
  };
}
