import { useRevalidator } from 'react-router';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import type { updateGetInfo } from '../../account/profile/profile.contract.ts';
import { informationErrors } from '../../account/profile/profile-update.rule.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';

export type TaxNumberFormState = ReturnType<typeof useTaxNumberForm>;

export function useTaxNumberForm(info: CustomerInfo, onSaved: (message: string) => void) {
  const { tax } = useSite();
  const { revalidate } = useRevalidator();
  return useForm({
    initial: { gst_update: info.gst_no },
    draft: `order-number:${info.email}`,
    staysOpen: true,
    validate: ({ gst_update }) =>
      informationErrors({ gst_no: gst_update, name: 'as it is' }, tax).map((error) => ({
        ...error,
        field: 'gst_update',
      })),
    send: async (values) => {
      const reply = await call<typeof updateGetInfo>('POST /authentication/update_get_info/', {
        key: 'place_order',
        ...values,
      });
      if (isRefusal(reply)) return reply;
      onSaved(reply.message);
      await revalidate();
      return 'sent';
    },
  });
}
