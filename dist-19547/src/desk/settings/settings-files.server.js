                                                                           
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { translate } from '../../lib/i18n.js';
import { addFile, fileProblems, maxFileBytes } from '../../seller/files/add-file.server.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { HttpError, Refusal } from '../../server/refuse.server.js';
import { addSettingsFile } from './settings.contract.js';

const requires = staffPermissionTo('change-settings');

export const settingsFileCall = (storages               )              =>
  defineDeskCall(
    addSettingsFile,
    { requires, queue: 'papers' },
    async ({ accepts, name }, { database, site, by, now, readFile }) => {
      const content = await readFile(maxFileBytes);
      const message = translate(fileProblems.too_large);
      if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
      const added = await addFile(database, site, storages, { accepts, name, content, by, now });
      return added instanceof Refusal ? added : { success: true         , ...added };
    },
  );
