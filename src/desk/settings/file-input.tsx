import { useEffect, useId, useRef } from 'react';
import type { FactField } from '../../sites/fact-field.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { addSettingsFile } from './settings.contract.ts';
import styles from './settings.module.css';

type FileInputProps = {
  label: string;
  field: Extract<FactField, { kind: 'file' }>;
  /** The address of the file; '' without one. */
  href: string;
  error: string | undefined;
  onChange: (href: string) => void;
};

const chosenFrom = {
  picture: { types: 'image/jpeg,image/png,image/webp', note: 'JPG, PNG or WebP, at most 10 MB' },
  pdf: { types: 'application/pdf', note: 'PDF, at most 20 MB' },
  logo: {
    types: 'image/svg+xml,image/png',
    note: 'SVG, or PNG of 400 px width or more, without much empty space around it',
  },
};

/** The file is uploaded when it is chosen; the shop has it when the part is saved. */
export function FileInput({ label, field: { accepts, optional }, href, error, onChange }: FileInputProps) {
  const { site } = useDeskSite();
  const chooser = useRef<HTMLInputElement>(null);
  const { send, busy, error: problem, refuse } = useAction('page');
  const id = useId();
  /** Other typed text, or a move of the entry, during the upload counts; of a removed entry it does not. */
  const latest = useRef<FileInputProps['onChange']>(undefined);
  useEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = undefined;
    };
  });

  async function upload(file: File) {
    refuse('');
    const request = { site, accepts, name: file.name.slice(-200) };
    const endpoint = 'POST /desk/api/:site/settings/files/add/';
    await send(() => callDesk<typeof addSettingsFile>(endpoint, request, { file }), {
      onDone: (reply) => latest.current?.(reply.href),
    });
    if (chooser.current) chooser.current.value = '';
  }

  const shown = `/desk/files/${site}${href}`;
  return (
    <fieldset className={styles.upload} aria-label={label}>
      <span className={styles.uploadLabel}>
        {label} {optional && <span className={styles.note}>optional</span>}
      </span>
      {href !== '' &&
        (accepts === 'pdf' ? (
          <a href={shown} target="_blank" rel="noreferrer">
            Open the file
          </a>
        ) : (
          <img className={classNames(styles.uploaded, accepts === 'logo' && styles.logo)} src={shown} alt={label} />
        ))}
      <input
        ref={chooser}
        id={id}
        className={styles.chooser}
        type="file"
        accept={chosenFrom[accepts].types}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void upload(file);
        }}
      />
      <span className={styles.buttons}>
        <Button small busy={busy} onClick={() => chooser.current?.click()}>
          {href === '' ? 'Choose a file' : 'Replace the file'}
        </Button>
        {href !== '' && optional && (
          <Button small disabled={busy} onClick={() => onChange('')}>
            Remove the file
          </Button>
        )}
        <span className={styles.note}>{chosenFrom[accepts].note}</span>
      </span>
      {(problem || error) && (
        <p className={styles.error} role="alert">
          {problem || error}
        </p>
      )}
    </fieldset>
  );
}
