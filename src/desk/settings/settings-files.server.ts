import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addFile, fileProblems, maxFileBytes } from '../../seller/files/add-file.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal } from '../../server/refuse.server.ts';
import { addSettingsFile } from './settings.contract.ts';

const requires = staffPermissionTo('change-settings');

export const settingsFileCall = defineDeskCall(
  addSettingsFile,
  { requires, queue: 'papers' },
  async ({ accepts, name }, { database, site, by, now, readFile, services }) => {
    const content = await readFile(maxFileBytes);
    const message = fileProblems.too_large;
    if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
    const added = await addFile(database, site, services.paperStorages, { accepts, name, content, by, now });
    return added instanceof Refusal ? added : { success: true as const, ...added };
  },
);
