import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { cutText } from '../../lib/cut-text.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { CallError, isRefusal } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useWarningBeforeLeaving } from '../browser/use-warning-before-leaving.ts';
import { watchPage } from '../browser/watch-page.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { ColumnList } from './column-list.tsx';
import { type DeskImportKind, kindLabels } from './import-texts.ts';
import type { beginImportAtDesk, finishUploadAtDesk, importPartAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';

type Sending = { name: string; sent: number; total: number };

/** A file, or pictures, and what it holds; then its own page. */
export function UploadForm({ kinds }: { kinds: readonly DeskImportKind[] }) {
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const toast = useToast();
  const [kind, setKind] = useState<DeskImportKind | undefined>(kinds[0]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState('');
  const isOfPictures = kind === 'pictures';
  // A file that is half uploaded is lost when the page is left.
  useWarningBeforeLeaving(sending !== undefined);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!kind || sending) return;
    const [first] = files;
    if (!first)
      return setProblem(
        isOfPictures ? 'Please choose pictures, or one ZIP file.' : 'Please choose a CSV or XLSX file.',
      );
    const isStillOpen = watchPage();
    setProblem('');
    setSending({ name: isOfPictures ? plural(files.length, 'file') : first.name, sent: 0, total: sizeOf(files) });
    try {
      const file = isOfPictures ? await packPictures(files) : first;
      const onProgress = (sent: number) => setSending({ name: file.name, sent, total: file.size });
      const id = await uploadFile(site, kind, file, onProgress);
      const page = `/${site}/imports/${id}`;
      if (isStillOpen()) await navigate(page);
      else toast({ message: `${file.name} is uploaded.`, action: { label: 'Open the import', to: page } });
    } catch (cause) {
      const { message } = cause as CallError;
      if (!isStillOpen()) toast({ kind: 'bad', message });
      setProblem(message);
      setSending(undefined);
    }
  }

  function chooseKind(one: DeskImportKind) {
    setKind(one);
    // The field is made anew, because the other kind takes other files.
    if ((one === 'pictures') !== isOfPictures) setFiles([]);
    setProblem('');
  }

  return (
    <>
      <form className={styles.upload} onSubmit={(event) => void send(event)}>
        <Field label="What it holds">
          <Select
            value={kind}
            disabled={sending !== undefined}
            onChange={(event) => chooseKind(event.target.value as DeskImportKind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={isOfPictures ? 'Pictures, or one ZIP file' : 'CSV or XLSX file'}
          hint={
            isOfPictures
              ? pictureHint()
              : 'Up to a million lines and 1 GB. Titles, names of sections and totals are left out, and shown.'
          }
          error={problem}
        >
          <TextInput
            key={String(isOfPictures)}
            type="file"
            multiple={isOfPictures}
            disabled={sending !== undefined}
            accept={isOfPictures ? 'image/jpeg,image/png,image/webp,.zip' : '.csv,.tsv,.txt,.xlsx'}
            onChange={(event) => {
              setFiles([...(event.target.files ?? [])]);
              setProblem('');
            }}
          />
        </Field>
        <Button kind="primary" type="submit" busy={sending !== undefined}>
          Upload
        </Button>
        {sending && <ProgressBar label={`Uploading ${sending.name}`} done={sending.sent} total={sending.total} />}
      </form>
      {kind && <ColumnList kind={kind} />}
    </>
  );
}

const pictureHint = () =>
  'Named by the item code, with _2, _3 for further pictures: 6205-2RS.jpg, 6205-2RS_2.jpg. JPG, PNG or WebP, at most 10 MB each, 5,000 at once.';

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

const maxPictures = 5_000;

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** A ZIP archive as it is; several pictures are packed into one as they are, picture by picture. Throws CallError or ImportError. */
async function packPictures(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (first && files.length === 1 && isArchive(first)) return first;
  if (files.some(isArchive)) throw new CallError('Please choose pictures, or one ZIP file.', 400);
  if (files.length > maxPictures)
    throw new CallError(`Please choose at most ${formatNumber(maxPictures)} pictures at once.`, 400);
  const { Zip, ZipPassThrough } = await importLater(() => import('fflate'));
  const parts: Blob[] = [];
  const zip = new Zip((_error, part) => void parts.push(new Blob([part as Uint8Array<ArrayBuffer>])));
  for (const file of files) {
    const entry = new ZipPassThrough(file.name);
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  return new File(parts, files.length === 1 && first ? first.name : `${files.length} pictures`);
}

const partBytes = 900_000;
const maxBytes = 1_000_000_000;
/** The pauses before a request that was not answered is sent once more. */
const pausesMs = [1_000, 3_000, 9_000];

/** Sends the file in parts, so that it is never whole in memory. Throws CallError with a sentence for staff. */
async function uploadFile(
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
