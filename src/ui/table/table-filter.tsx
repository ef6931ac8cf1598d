import { useId } from 'react';
import { Form } from 'react-router';
import { TextInput } from '../controls/text-input.tsx';
import styles from './table-filter.module.css';

export type TableFilterProps = {
  ariaLabel: string;
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
};

/** Filters while typing; without scripts Enter loads the page with '?q=…'. */
export function TableFilter({ ariaLabel, label, placeholder, text, onSearch }: TableFilterProps) {
  const id = useId();
  return (
    <Form className={styles.search} role="search" aria-label={ariaLabel} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </Form>
  );
}
