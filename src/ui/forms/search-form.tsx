import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './search-form.module.css';

export type SearchFormProps = {
  large?: boolean | undefined;
  input?: Omit<ComponentProps<'input'>, 'className' | 'type' | 'name'> | undefined;
  children?: ReactNode;
};

/** Works without scripts: submits to /listing?q=… */
export function SearchForm({ large, input, children }: SearchFormProps) {
  return (
    <Form className={classNames(styles.form, large && styles.large)} role="search" action="/listing">
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        placeholder={t`Search by item`}
        aria-label={t`Search by item`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        required
        {...input}
        className={styles.input}
        // HTML allows a combobox on a field for text only.
        type={input?.role === 'combobox' ? 'text' : 'search'}
        name="q"
      />
      {large ? (
        <button type="submit" className={styles.button} aria-label={t`Search`}>
          <Icon name="search" />
          <span className={styles.word}>{t`Search`}</span>
        </button>
      ) : (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
      {children}
    </Form>
  );
}
