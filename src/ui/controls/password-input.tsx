import { type ComponentProps, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { IconButton } from './icon-button.tsx';
import inputStyles from './input.module.css';
import styles from './password-input.module.css';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function PasswordInput(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={styles.wrap}>
      <input
        autoComplete="current-password"
        {...useFieldAttributes()}
        {...props}
        type={isVisible ? 'text' : 'password'}
        className={classNames(inputStyles.input, inputStyles.withInside)}
      />
      <span className={styles.inside}>
        <IconButton
          name={isVisible ? 'eye-off' : 'eye'}
          label={t`Show password`}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
        />
      </span>
    </div>
  );
}
