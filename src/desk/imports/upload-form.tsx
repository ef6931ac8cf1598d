import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '../../lib/i18n.ts';
import type { CallError } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useWarningBeforeLeaving } from '../browser/use-warning-before-leaving.ts';
import { watchPage } from '../browser/watch-page.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskImportKind, kindLabels } from './import-texts.ts';
import styles from './imports.module.css';
import { packPictures } from './pack-pictures.ts';
import { uploadFile } from './upload-file.ts';

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
        hint={isOfPictures ? pictureHint() : 'Up to a million lines and 1 GB. The first line names the columns.'}
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
  );
}

const pictureHint = () =>
  'Named by the item code, with _2, _3 for further pictures: 6205-2RS.jpg, 6205-2RS_2.jpg. JPG, PNG or WebP, at most 10 MB each, 5,000 at once.';

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
