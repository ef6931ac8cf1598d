import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { DeskImport } from './import-texts.ts';
import { columnText } from './import-words.ts';
import styles from './imports.module.css';

export type FixedValue = { name: string; value: string };

type FixedValuesProps = {
  kind: DeskImport['kind'];
  values: readonly FixedValue[];
  /** Those that no column of the file means. */
  columns: DeskImport['columns'];
  suggested: readonly string[];
  onChange: (values: readonly FixedValue[]) => void;
};

/** A price list of one maker has no column that says so. */
export function FixedValues({ kind, values, columns, suggested, onChange }: FixedValuesProps) {
  const isFree = (name: string) => !values.some((one) => one.name === name);
  const free = columns.filter(({ name }) => isFree(name));
  const next = suggested.find(isFree) ?? free[0]?.name;
  const put = (at: number, value: FixedValue) => onChange(values.map((one, place) => (place === at ? value : one)));
  return (
    <section className={styles.fixed} aria-label="The same in every line">
      {values.map(({ name, value }, at) => (
        <div key={name} className={styles.fixedValue}>
          <Select
            small
            aria-label="Column that is the same in every line"
            value={name}
            onChange={(event) => put(at, { name: event.target.value, value })}
          >
            {columns
              .filter((one) => one.name === name || isFree(one.name))
              .map((one) => (
                <option key={one.name} value={one.name}>
                  {columnText(kind, one.name)}
                </option>
              ))}
          </Select>
          <TextInput
            aria-label={`${columnText(kind, name)} of every line`}
            value={value}
            maxLength={200}
            onChange={(event) => put(at, { name, value: event.target.value })}
          />
          <Button small kind="quiet" onClick={() => onChange(values.filter((_, place) => place !== at))}>
            Remove
          </Button>
        </div>
      ))}
      {next !== undefined && (
        <Button small icon="plus" onClick={() => onChange([...values, { name: next, value: '' }])}>
          A value that is the same in every line
        </Button>
      )}
    </section>
  );
}
