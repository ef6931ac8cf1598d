import { translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { paperProblems, paperSizeProblem } from './paper-file.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import type { removePaper, uploadPaper } from './papers.contract.ts';

/** What went wrong stays at the paper until the next try. */
export function usePaperActions(kind: PaperKind) {
  const { change, busyWith, error, refuse } = useAction('page');

  function upload(file: File) {
    const sizeProblem = paperSizeProblem(file.size);
    refuse(sizeProblem ? translate(paperProblems[sizeProblem]) : '');
    if (sizeProblem) return;
    const request = { kind, name: file.name.slice(-200) };
    void change(() => call<typeof uploadPaper>('POST /authentication/papers/upload/', request, { file }), undefined, {
      about: 'uploading',
    });
  }

  function remove(paper_id: number) {
    refuse('');
    const request = { paper_id: String(paper_id) };
    void change(() => call<typeof removePaper>('POST /authentication/papers/remove/', request), undefined, {
      about: 'removing',
    });
  }

  return { busy: busyWith, problem: error, upload, remove };
}
