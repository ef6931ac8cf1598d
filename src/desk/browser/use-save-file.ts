import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { downloadFile, type FileReply } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { DeskCallError } from './call-desk.ts';

/** Saves the file of a reply on this computer and says so, or why not. */
export function useSaveFile() {
  const toast = useToast();
  return async (request: () => Promise<FileReply | RefusalReply>) => {
    try {
      const reply = await request();
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
