import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { callDesk, DeskCallError } from '../browser/call-desk.ts';
import type { exportPersonalData } from './person.contract.ts';

/** Saves all that is stored of a person on this computer. */
export function usePersonFile() {
  const { site } = useSiteOfPage();
  const toast = useToast();
  return async (customerId: number, email: string) => {
    try {
      const reply = await callDesk<typeof exportPersonalData>('POST /desk/api/:site/accounts/export_person/', {
        site,
        customer_id: customerId,
        email,
      });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else {
        downloadFile(reply);
        toast({ message: t`${reply.file_name} is saved.` });
      }
    } catch (cause) {
      if (!(cause instanceof DeskCallError)) throw cause;
      toast({ kind: 'bad', message: cause.message });
    }
  };
}
