import type { ReactNode } from 'react';
import type { FactField } from '../../sites/fact-field.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { FactList } from './fact-list.tsx';
import { FileInput } from './file-input.tsx';
import styles from './settings.module.css';
import type { TypedFact, TypedFacts } from './typed-facts.ts';

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

/** With currency or percent, as the heads of the desk's columns: the hint may say something else. */
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

/** That of the fact itself, or of one of its lines. */
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
