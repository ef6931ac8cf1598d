import type { RequestInput } from '../../lib/contract.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskImport } from './import-texts.ts';
import type { checkImportAtDesk } from './imports.contract.ts';

type Said = Partial<Omit<RequestInput<typeof checkImportAtDesk>, 'site' | 'id'>>;

/** Begins the dry run of a file; what is not said stays as it was said before. */
export function useCheckImport({ id, mapping }: Pick<DeskImport, 'id' | 'mapping'>) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const check = (said: Said) =>
    change(
      () =>
        callDesk<typeof checkImportAtDesk>('POST /desk/api/:site/imports/check/', {
          site,
          id: String(id),
          mapping,
          ...said,
        }),
      '',
    );
  return { check, busy };
}
