import { useState } from 'react';
import { Link } from 'react-router';
import type { ExportFilter, ExportTableKind } from '../../imports/exports/export-kind.data.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { fileSizeText } from '../imports/import-texts.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { exportLabels, progressText } from './export-texts.ts';
import styles from './exports.module.css';
import { exportAddress, useExport } from './use-export.ts';

export type ExportFormProps = {
  kinds: readonly ExportTableKind[];
  /** As the address of the list has it; undefined for all records. */
  filter: ExportFilter | undefined;
};

/** What goes out and as which file; then how far it is, and the file. */
export function ExportForm({ kinds, filter }: ExportFormProps) {
  const { site } = useDeskSite();
  const [kind, setKind] = useState(kinds[0]);
  const [asked, setAsked] = useState<'csv' | 'xlsx'>();
  const { begin, record, error, busy } = useExport();
  function start(format: 'csv' | 'xlsx') {
    if (!kind) return;
    setAsked(format);
    void begin({ kind, format, ...(filter && { filter: { ...filter } }) });
  }
  const isReady = record?.state === 'done';
  return (
    <div className={styles.form}>
      {kinds.length > 1 && (
        <Field label="What">
          <Select value={kind} disabled={busy} onChange={(event) => setKind(event.target.value as ExportTableKind)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {exportLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className={styles.buttons}>
        {(['csv', 'xlsx'] as const).map((one) => (
          <Button key={one} busy={busy && asked === one} disabled={busy && asked !== one} onClick={() => start(one)}>
            {one === 'csv' ? 'CSV' : 'Excel'}
          </Button>
        ))}
      </p>
      <div role="status">
        {busy && <p>{record ? progressText(record) : 'The file is being made.'}</p>}
        {busy && (
          <p className={styles.soft}>
            You can leave this page. The file is then under <Link to={`/${site}/imports/exports`}>Exports</Link>.
          </p>
        )}
        {isReady && (
          <p>
            {`${plural(record.rows, 'row')}, ${fileSizeText(record.bytes)}: `}
            <a href={exportAddress(site, record.id)} download>
              {record.fileName}
            </a>
            . Your browser saves it; press its name if it did not.
          </p>
        )}
      </div>
      {error && <Notice kind="bad" live title={error} />}
    </div>
  );
}
