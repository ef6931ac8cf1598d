import { Fragment, type ReactNode, useState } from 'react';
import type { FactField } from '../../sites/fact-field.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './settings.module.css';
import { type TypedFact, type TypedFacts, typedFacts } from './typed-facts.ts';

type FactListProps = {
  path: string;
  field: Extract<FactField, { kind: 'list' }>;
  entries: readonly TypedFacts[];
  error: string | undefined;
  onChange: (entries: readonly TypedFacts[]) => void;
  /** One field of an entry, by its path. */
  renderField: (path: string, field: FactField, value: TypedFact, onChange: (value: TypedFact) => void) => ReactNode;
};

/** Entries in their order, which may be changed. */
export function FactList({ path, field, entries, error, onChange, renderField }: FactListProps) {
  const entryName = field.entry;
  // A key follows its entry, with the focus and the upload in it.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const missing = entries.length - keys.length;
  if (missing > 0)
    setKeys([...keys, ...Array.from({ length: missing }, (_, index) => Math.max(0, ...keys) + 1 + index)]);

  function move(index: number) {
    onChange(entries.toSpliced(index - 1, 2, entries[index] ?? {}, entries[index - 1] ?? {}));
    setKeys(keys.toSpliced(index - 1, 2, keys[index] ?? 0, keys[index - 1] ?? 0));
  }
  function remove(index: number) {
    onChange(entries.toSpliced(index, 1));
    setKeys(keys.toSpliced(index, 1));
  }
  return (
    <fieldset className={styles.list}>
      <legend>{field.label}</legend>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {entries.map((entry, index) => {
        const name = `${entryName} ${index + 1}`;
        return (
          <fieldset key={keys[index]} className={styles.entry} aria-label={name}>
            <div className={styles.fields}>
              {Object.entries(field.fields).map(([key, part]) => (
                <Fragment key={key}>
                  {renderField(`${path}.${index}.${key}`, part, entry[key] ?? '', (value) =>
                    onChange(entries.with(index, { ...entry, [key]: value })),
                  )}
                </Fragment>
              ))}
            </div>
            <div className={styles.buttons}>
              {index > 0 && (
                <Button small aria-label={`Move ${name} up`} onClick={() => move(index)}>
                  Up
                </Button>
              )}
              <Button small aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                Remove
              </Button>
            </div>
          </fieldset>
        );
      })}
      {entries.length < field.max && (
        <Button small onClick={() => onChange([...entries, typedFacts(field.fields, {})])}>
          {`Add a ${entryName}`}
        </Button>
      )}
    </fieldset>
  );
}
