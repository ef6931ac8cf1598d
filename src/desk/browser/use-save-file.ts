import type { RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { downloadFile, type FileReply } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';

/** Saves the file of a reply on this computer and says so, or why not. */
export function useSaveFile() {
  const { send, busy } = useAction();
  const toast = useToast();
  const save = (request: () => Promise<FileReply | RefusalReply>) =>
    send(
      async () => {
        const reply = await request();
        if (isRefusal(reply)) return reply;
        downloadFile(reply.fileName, reply.mediaType, reply.content);
        toast({ message: `${reply.fileName} is saved.` });
        return reply;
      },
      { waits: true },
    );
  return { save, busy };
}
