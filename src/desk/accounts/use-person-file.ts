import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { exportPersonalData } from './person.contract.ts';

/** Saves all that is stored of a person on this computer. */
export function usePersonFile() {
  const { site } = useDeskSite();
  const { save: saveFile, busy } = useSaveFile();
  const save = (customerId: number, email: string) =>
    saveFile(() =>
      callDesk<typeof exportPersonalData>('POST /desk/api/:site/accounts/export_person/', { site, customerId, email }),
    );
  return { save, busy };
}
