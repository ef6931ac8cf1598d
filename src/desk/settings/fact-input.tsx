import { Fragment, type ReactNode, useState } from 'react';
import type { FactField } from '../../sites/fact-field.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { FileInput } from './file-input.tsx';
import styles from './settings.module.css';
import { type TypedFact, type TypedFacts, typedFacts } from './typed-facts.ts';

export type FactInputProps = {
  /** 'branches.0.taxNumber'. */
  path: string;
  field: FactField;
  value: TypedFact;
  errors: Readonly<Record<string, string>>;
  currency: string;
  onChange: (value: TypedFact) => void;
};

const isWide = ({ kind }: FactField) =>
  ['paragraph', 'lines', 'paragraphs', 'days', 'list', 'weekdays', 'file'].includes(kind);

/** One fact, with the control that its kind needs. */
export function FactInput(props: FactInputProps) {
  const { field } = props;
  return <div className={isWide(field) ? styles.wide : undefined}>{controlOf(props)}</div>;
}

function controlOf({ path, field, value, errors, currency, onChange }: FactInputProps): ReactNode {
  const label = labelOf(field, currency);
  const error = errorAt(errors, path);
  if (field.kind === 'list')
    return (
      <FactList
        path={path}
        field={field}
        entries={(value ?? []) as readonly TypedFacts[]}
        error={errors[path]}
        onChange={onChange}
        renderField={(below, part, own, change) => (
          <FactInput path={below} field={part} value={own} errors={errors} currency={currency} onChange={change} />
        )}
      />
    );
  if (field.kind === 'file')
    return <FileInput label={label} field={field} href={String(value ?? '')} error={error} onChange={onChange} />;
  if (field.kind === 'flag')
    return <Checkbox label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  if (field.kind === 'weekdays')
    return <Weekdays label={label} error={error} chosen={value as readonly number[]} onChange={onChange} />;
  const text = String(value ?? '');
  if (field.kind === 'text' && field.form === 'colour')
    return <ColourInput label={label} field={field} colour={text} error={error} onChange={onChange} />;
  const hint = field.hint ? field.hint : hintOf(field);
  return (
    <Field label={label} hint={hint} error={error} optional={field.optional}>
      {inputOf(field, text, onChange)}
    </Field>
  );
}

function inputOf(field: FactField, text: string, onChange: (value: string) => void): ReactNode {
  switch (field.kind) {
    case 'choice':
      return (
        <Select value={text} onChange={(event) => onChange(event.target.value)}>
          {text === '' && <option value="">Please choose</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'paragraph':
    case 'lines':
    case 'paragraphs':
    case 'days':
      return (
        <TextArea
          rows={field.kind === 'paragraph' ? 2 : Math.min(16, text.split('\n').length + 2)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'day':
      return <TextInput type="date" value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'time':
      return <TextInput type="time" value={text} onChange={(event) => onChange(event.target.value)} />;
    default: {
      const isNumber = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent';
      return (
        <TextInput
          {...(isNumber && { inputMode: 'decimal' })}
          maxLength={field.kind === 'text' ? field.max : 20}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
  }
}

/** The label has currency or percent, as the heads of the desk's columns: the hint may say something else. */
function labelOf(field: FactField, currency: string): string {
  const label = field.label;
  if (field.kind === 'money') return `${label}, ${currency}`;
  return field.kind === 'percent' ? `${label}, %` : label;
}

function hintOf(field: FactField): string | undefined {
  if (field.kind === 'number' && field.unit) return field.unit;
  if (field.kind === 'paragraphs') return 'An empty line begins a new paragraph.';
  return field.kind === 'days' ? 'As 2026-12-25' : undefined;
}

/** The error is that of the fact itself, or of one of its lines. */
function errorAt(errors: FactInputProps['errors'], path: string): string | undefined {
  const own = Object.keys(errors).find(
    (field) => field === path || (/^\.\d+$/.test(field.slice(path.length)) && field.startsWith(path)),
  );
  return own === undefined ? undefined : errors[own];
}

type WeekdaysProps = {
  label: string;
  error: string | undefined;
  chosen: readonly number[];
  onChange: (days: readonly number[]) => void;
};

function Weekdays({ label, error, chosen, onChange }: WeekdaysProps) {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <div className={styles.weekdays}>
        {names.map((name, day) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(day)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, day].sort() : chosen.filter((one) => one !== day))
            }
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

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
function FactList({ path, field, entries, error, onChange, renderField }: FactListProps) {
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
