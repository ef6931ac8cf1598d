import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { addCertificateFileAtDesk } from './certificates.contract.ts';
import styles from './items.module.css';

type CertificateFileProps = {
  /** '' while no file is chosen. */
  name: string;
  error: string | undefined;
  onChange: (id: string, name: string) => void;
};

/** The file is uploaded when it is chosen; it belongs to the certificate when that is saved. */
export function CertificateFile({ name, error, onChange }: CertificateFileProps) {
  const { site } = useDeskSite();
  const chooser = useRef<HTMLInputElement>(null);
  const { send, busy, error: problem, refuse } = useAction('page');

  async function upload(file: File) {
    refuse('');
    const request = { site, name: file.name.slice(-200) };
    const endpoint = 'POST /desk/api/:site/items/certificates/file/';
    await send(() => callDesk<typeof addCertificateFileAtDesk>(endpoint, request, { file }), {
      onDone: ({ id, fileName }) => onChange(String(id), fileName),
    });
  }
  return (
    <fieldset className={styles.file} aria-label="File of the certificate">
      <span>
        File <span className={styles.muted}>optional</span>
      </span>
      <span className={styles.actions}>
        {name && <span>{name}</span>}
        <Button small icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
          {name ? 'Choose another file' : 'Choose a file'}
        </Button>
        {name && (
          <Button small disabled={busy} onClick={() => onChange('', '')}>
            Remove the file
          </Button>
        )}
        <span className={styles.muted}>PDF, JPG or PNG, at most 10 MB. Whoever opens an item can save it.</span>
      </span>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="File of the certificate"
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      {(problem || error) && (
        <p className={styles.none} role="alert">
          {problem || error}
        </p>
      )}
    </fieldset>
  );
}
