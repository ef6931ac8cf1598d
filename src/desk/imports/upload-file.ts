import { t } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { callDesk, DeskCallError } from '../browser/call-desk.ts';
import type { ImportKind } from './import-texts.ts';
import type { beginImportAtDesk, finishUploadAtDesk, importPartAtDesk } from './imports.contract.ts';

const partBytes = 900_000;
const maxBytes = 1_000_000_000;

/** Sends the file in parts, so that it is never whole in memory. Throws DeskCallError with a sentence for staff. */
export async function uploadFile(
  site: SiteCode,
  kind: ImportKind,
  file: File,
  onProgress: (bytes: number) => void,
): Promise<number> {
  if (file.size > maxBytes) throw new DeskCallError(t`The file is larger than 1 GB. Please import it in parts.`, 413);
  const begun = await callDesk<typeof beginImportAtDesk>('POST /desk/api/:site/imports/begin/', {
    ...{ site, kind, file_name: file.name.slice(0, 200) },
  });
  if (isRefusal(begun)) throw new DeskCallError(begun.message, 200, begun);
  const { id } = begun;
  for (let part = 0; part * partBytes < file.size; part += 1) {
    const content = file.slice(part * partBytes, (part + 1) * partBytes);
    const request = { site, id: String(id), part: String(part) };
    const sent = await callDesk<typeof importPartAtDesk>('POST /desk/api/:site/imports/part/', request, {
      file: content,
    });
    if (isRefusal(sent)) throw new DeskCallError(sent.message, 200, sent);
    onProgress(Math.min(file.size, (part + 1) * partBytes));
  }
  const request = { site, id: String(id) };
  const done = await callDesk<typeof finishUploadAtDesk>('POST /desk/api/:site/imports/finish/', request);
  if (isRefusal(done)) throw new DeskCallError(done.message, 200, done);
  return id;
}
