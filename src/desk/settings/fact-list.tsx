import { t, translate } from '../../lib/i18n.ts';
import type { FactField } from '../../seller/fact-field.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FactInput } from './fact-input.tsx';
import styles from './settings.module.css';
import { type TypedFacts, typedFacts } from './typed-facts.ts';

type FactListProps = {
  path: string;
  field: Extract<FactField, { kind: 'list' }>;
  entries: readonly TypedFacts[];
  errors: Readonly<Record<string, string>>;
  currency: string;
  onChange: (entries: readonly TypedFacts[]) => void;
};

/** Entries in their order, which may be changed. */
export function FactList({ path, field, entries, errors, currency, onChange }: FactListProps) {
  const entryName = translate(field.entry);
  const swap = (index: number) =>
    onChange(entries.toSpliced(index - 1, 2, entries[index] ?? {}, entries[index - 1] ?? {}));
  return (
    <fieldset className={styles.list}>
      <legend>{translate(field.label)}</legend>
      {errors[path] && (
        <p className={styles.error} role="alert">
          {errors[path]}
        </p>
      )}
      {entries.map((entry, index) => {
        const name = `${entryName} ${index + 1}`;
        return (
          <fieldset key={index} className={styles.entry} aria-label={name}>
            <div className={styles.fields}>
              {Object.entries(field.fields).map(([key, part]) => (
                <FactInput
                  key={key}
                  path={`${path}.${index}.${key}`}
                  field={part}
                  value={entry[key] ?? ''}
                  errors={errors}
                  currency={currency}
                  onChange={(value) => onChange(entries.with(index, { ...entry, [key]: value }))}
                />
              ))}
            </div>
            <div className={styles.buttons}>
              {index > 0 && (
                <Button small aria-label={t`Move ${name} up`} onClick={() => swap(index)}>
                  {t`Up`}
                </Button>
              )}
              <Button small aria-label={t`Remove ${name}`} onClick={() => onChange(entries.toSpliced(index, 1))}>
                {t`Remove`}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {entries.length < field.max && (
        <Button small onClick={() => onChange([...entries, typedFacts(field.fields, {})])}>
          {t`Add a ${entryName}`}
        </Button>
      )}
    </fieldset>
  );
}
