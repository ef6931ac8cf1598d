import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { translate } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { paperProblems, paperSizeProblem } from './paper-file.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import type { removePaper, uploadPaper } from './papers.contract.ts';

type Reply = { success: boolean; message: string };

/** What went wrong stays at the paper until the next try. */
export function usePaperActions(kind: PaperKind) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busy, setBusy] = useState<'uploading' | 'removing'>();
  const [problem, setProblem] = useState('');

  async function act(doing: 'uploading' | 'removing', send: () => Promise<Reply>) {
    if (busy) return;
    setBusy(doing);
    setProblem('');
    try {
      const reply = await send();
      // Also after a refusal: the paper may have been removed in another tab.
      await revalidate();
      // When the button works again, because the next file may be chosen at once.
      if (isRefusal(reply)) setProblem(reply.message);
      else toast({ kind: 'good', message: reply.message });
    } catch (cause) {
      setProblem((cause as CallError).message);
    }
    setBusy(undefined);
  }

  async function upload(file: File) {
    const sizeProblem = paperSizeProblem(file.size);
    if (sizeProblem) return setProblem(translate(paperProblems[sizeProblem]));
    const send = () =>
      call<typeof uploadPaper>('POST /authentication/papers/upload/', { kind, name: file.name.slice(-200) }, { file });
    return act('uploading', send);
  }

  const remove = (paper_id: number) =>
    act('removing', () =>
      call<typeof removePaper>('POST /authentication/papers/remove/', { paper_id: String(paper_id) }),
    );

  return { busy, problem, upload, remove };
}
