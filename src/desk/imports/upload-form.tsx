import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import type { DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type ImportKind, kindLabels } from './import-texts.ts';
import styles from './imports.module.css';
import { uploadFile } from './upload-file.ts';

/** A file and what it holds; then its own page. */
export function UploadForm({ kinds }: { kinds: readonly ImportKind[] }) {
  const site = useDeskSite();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind | undefined>(kinds[0]);
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState('');
  const isSending = sent !== undefined;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!site || !kind || isSending) return;
    if (!file) return setProblem(t`Please choose a CSV or XLSX file.`);
    setProblem('');
    setSent(0);
    try {
      const id = await uploadFile(site.site, kind, file, setSent);
      await navigate(String(id));
    } catch (cause) {
      setProblem((cause as DeskCallError).message);
      setSent(undefined);
    }
  }

  return (
    <form className={styles.upload} onSubmit={(event) => void send(event)}>
      <Field label={t`What it holds`}>
        <Select value={kind} onChange={(event) => setKind(event.target.value as ImportKind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {translate(kindLabels[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t`CSV or XLSX file`}
        hint={t`Up to a million lines and 1 GB. The first line names the columns.`}
        error={problem}
      >
        <TextInput
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => {
            setFile(event.target.files?.[0]);
            setProblem('');
          }}
        />
      </Field>
      <Button kind="primary" type="submit" busy={isSending}>{t`Upload`}</Button>
      {isSending && file && <ProgressBar label={t`Uploading ${file.name}`} done={sent} total={file.size} />}
    </form>
  );
}
