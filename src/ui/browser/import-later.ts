import { t } from '../../lib/i18n.ts';
import { CallError } from './call.ts';

/** A module that could not be fetched. */
export class ImportError extends CallError {}

/** A module that is loaded when it is first needed. Throws ImportError if it cannot be fetched; Chromium tries again only after a reload. */
export const importLater = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => {
    throw new ImportError(t`The store could not be reached. Please check your connection and reload the page.`);
  });
