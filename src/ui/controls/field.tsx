import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  ok?: ReactNode;
  optional?: boolean | undefined;
  end?: ReactNode;
  /** One input control, which gets its id and aria attributes from the Field. */
  children: ReactNode;
};

export function Field({ label, hint, error, ok, optional, end, children }: FieldProps) {
  const id = useId();
  const note = noteFor({ hint, error, ok });
  const noteId = `${id}note`;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles.optional}>{t`optional`}</span>}
        {end}
      </div>
      <FieldContext value={{ id, describedBy: note ? noteId : undefined, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {note && (
        <div key={note.role} id={noteId} role={note.role} className={classNames(styles.note, note.className)}>
          {note.icon && <Icon name={note.icon} small />}
          <span>{note.text}</span>
        </div>
      )}
    </div>
  );
}

function noteFor({ hint, error, ok }: Pick<FieldProps, 'hint' | 'error' | 'ok'>) {
  if (error) return { text: error, icon: 'bad', className: styles.error, role: 'alert' } as const;
  if (ok) return { text: ok, icon: 'check', className: styles.ok, role: 'status' } as const;
  return hint ? { text: hint, icon: undefined, className: undefined, role: undefined } : undefined;
}
