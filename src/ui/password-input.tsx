import { type ComponentProps, useState } from 'react';
import { say } from '../lib/say.ts';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** A password with the toggle that shows it; `autoComplete` is 'current-password' unless told. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.wrap}>
      <input
        autoComplete="current-password"
        {...useFieldWiring()}
        {...props}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.input, styles.withInside)}
      />
      <span className={styles.inside}>
        <IconButton
          name={shown ? 'eye-off' : 'eye'}
          label={say`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}
