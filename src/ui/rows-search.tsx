import { useId } from 'react';
import { Form } from 'react-router';
import styles from './rows-search.module.css';
import { TextInput } from './text-input.tsx';

export type RowsSearchProps = {
  /** What is searched, for readers: 'Your orders'. */
  of: string;
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
};

/** Narrows the rows of a page as one types; Enter without scripts loads the page with '?q=…'. */
export function RowsSearch({ of, label, placeholder, text, onSearch }: RowsSearchProps) {
  const id = useId();
  return (
    <Form className={styles.search} role="search" aria-label={of} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </Form>
  );
}
