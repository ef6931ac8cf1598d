import { cutText } from '../../lib/cut-text.ts';
import type { SiteCode } from '../../sites/site.ts';
import { CallError, isRefusal } from '../../ui/browser/call.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { DeskImportKind } from './import-texts.ts';
import type { beginImportAtDesk, finishUploadAtDesk, importPartAtDesk } from './imports.contract.ts';

const partBytes = 900_000;
const maxBytes = 1_000_000_000;
/** Before a request that was not answered is sent once more. */
const pausesMs = [1_000, 3_000, 9_000];

/** Sends the file in parts, so that it is never whole in memory. Throws CallError with a sentence for staff. */
export async function uploadFile(
  site: SiteCode,
  kind: DeskImportKind,
  file: File,
  onProgress: (bytes: number) => void,
): Promise<number> {
  if (file.size > maxBytes) throw new CallError('The file is larger than 1 GB. Please import it in parts.', 413);
  const begun = await callDesk<typeof beginImportAtDesk>('POST /desk/api/:site/imports/begin/', {
    site,
    kind,
    fileName: cutText(file.name, 200),
  });
  if (isRefusal(begun)) throw new CallError(begun.message, 200, begun);
  const { id } = begun;
  for (let part = 0; part * partBytes < file.size; part += 1) {
    const content = file.slice(part * partBytes, (part + 1) * partBytes);
    const request = { site, id: String(id), part: String(part) };
    const sent = await untilAnswered(() =>
      callDesk<typeof importPartAtDesk>('POST /desk/api/:site/imports/part/', request, { file: content }),
    );
    if (isRefusal(sent)) throw new CallError(sent.message, 200, sent);
    onProgress(Math.min(file.size, (part + 1) * partBytes));
  }
  const request = { site, id: String(id) };
  const done = await untilAnswered(() =>
    callDesk<typeof finishUploadAtDesk>('POST /desk/api/:site/imports/finish/', request),
  );
  if (isRefusal(done)) throw new CallError(done.message, 200, done);
  return id;
}

/** A large file takes long, and a connection that breaks for a moment should not lose it. What is sent twice counts once. */
async function untilAnswered<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  for (const pauseMs of pausesMs) {
    try {
      return await send();
    } catch (cause) {
      const isPassing = cause instanceof CallError && (cause.status === 0 || cause.status >= 500);
      if (!isPassing) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return send();
}
