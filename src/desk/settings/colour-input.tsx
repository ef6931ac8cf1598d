import { useId } from 'react';
import type { FactField } from '../../sites/fact-field.ts';
import { unchosenColour } from '../../sites/own-theme.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './settings.module.css';

type ColourInputProps = {
  label: string;
  field: FactField;
  colour: string;
  error: string | undefined;
  onChange: (colour: string) => void;
};

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Typed as in a style guide, or chosen. A tone that the server proposes is taken with one press. */
export function ColourInput({ label, field: { hint, optional }, colour, error, onChange }: ColourInputProps) {
  const id = useId();
  const proposed = /#[0-9a-f]{6}$/.exec(error ?? '')?.[0];
  return (
    <div className={styles.colour}>
      <Field label={label} hint={hint} error={error} optional={optional}>
        <TextInput maxLength={7} value={colour} onChange={(event) => onChange(event.target.value.trim())} />
      </Field>
      <span className={styles.buttons}>
        <input
          id={id}
          type="color"
          aria-label={`Choose the ${label.toLowerCase()}`}
          value={isColour(colour) ? colour.toLowerCase() : unchosenColour}
          onChange={(event) => onChange(event.target.value)}
        />
        {proposed && (
          <Button small onClick={() => onChange(proposed)}>
            {`Take ${proposed}`}
          </Button>
        )}
      </span>
    </div>
  );
}
