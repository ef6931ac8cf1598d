import type { ReactNode } from 'react';
import { cleanlinesses, contaminationFactor, smallMeanMm } from '../../bearings/calculation/modified-life.ts';
import { reliabilities, reliabilityFactor } from '../../bearings/calculation/rating-life.ts';
import { housingClasses, shaftClasses } from '../../bearings/fits/deviations.ts';
import { type LoadLevel, loadLevels } from '../../bearings/fits/fit-choice.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './calculate-form.module.css';
import {
  type CalculateQuery,
  chosenClearances,
  type NumberName,
  problemText,
  usualOf,
} from './calculate-query.rule.ts';

const cleanTexts: Readonly<Record<CalculateQuery['clean'], string>> = {
  'extremely clean': msg('Extremely clean'),
  'very clean': msg('Very clean'),
  normal: msg('Normal'),
  'slightly dirty': msg('Slightly dirty'),
  dirty: msg('Dirty'),
  'very dirty': msg('Very dirty'),
};

const loadTexts: Readonly<Record<LoadLevel, string>> = {
  light: msg('Light'),
  normal: msg('Normal'),
  heavy: msg('Heavy'),
};

/** Both, where the bearing is not known. */
function factorText(clean: CalculateQuery['clean'], meanMm: number | undefined): string {
  if (meanMm !== undefined) return String(contaminationFactor(clean, meanMm));
  const [small, large] = [contaminationFactor(clean, 0), contaminationFactor(clean, smallMeanMm)];
  return small === large ? String(small) : t`${small}; ${large} from a mean diameter of ${smallMeanMm} mm`;
}

type CalculateFormProps = {
  query: CalculateQuery;
  /** What is wrong with the designation. */
  bearingProblem: string;
  /** Figures that are known, shown where nothing is typed. */
  known: Partial<Record<NumberName, string>>;
  meanMm: number | undefined;
};

export function CalculateForm({ query, bearingProblem, known, meanMm }: CalculateFormProps) {
  const number = (name: NumberName, label: string, unit: string) => (
    <NumberField key={name} {...{ query, name, label, unit }} placeholder={known[name]} />
  );
  const isChanged = (...names: NumberName[]) => names.some((name) => query.numbers[name].text !== usualOf(name));
  const hasFit = query.load ?? query.shaft ?? query.housing ?? query.clearance;
  return (
    <div className={styles.form}>
      <Group>
        <div className={styles.wide}>
          <Field label={t`Bearing`} error={bearingProblem}>
            <TextInput
              mono
              name="bearing"
              defaultValue={query.bearing}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
            />
          </Field>
          {query.itemId !== undefined && <input type="hidden" name="item" defaultValue={query.itemId} />}
        </div>
      </Group>
      <Group title={t`Load and speed`}>
        {number('fr', t`Radial load Fr`, t`kN`)}
        {number('fa', t`Axial load Fa`, t`kN`)}
        {number('n', t`Speed n`, t`rpm`)}
        {number('hours', t`Life wanted`, t`h`)}
        {number('bore', t`Shaft d`, t`mm`)}
        <Choice label={t`Reliability`} name="reliability" value={String(query.reliability)}>
          {reliabilities.map((percent) => (
            <option key={percent} value={percent}>{`${percent}%, a1 = ${reliabilityFactor(percent)}`}</option>
          ))}
        </Choice>
      </Group>
      <Group
        title={t`Oil and dirt`}
        note={t`eC says how much of its life dirt leaves a bearing: near 1 where it is clean, near 0 where it is dirty.`}
      >
        {number('oil', t`Oil at work ν`, t`mm²/s`)}
        {number('temperature', t`Bearing runs at`, t`°C`)}
        <div className={styles.wide}>
          <Choice label={t`Cleanliness, eC`} name="clean" value={query.clean}>
            {cleanlinesses.map((clean) => (
              <option
                key={clean}
                value={clean}
              >{`${translate(cleanTexts[clean])}, ${factorText(clean, meanMm)}`}</option>
            ))}
          </Choice>
        </div>
      </Group>
      <Group
        title={t`Fits`}
        folds={hasFit === undefined && query.turning === usualOf('turning') && !isChanged('warmer')}
      >
        <div className={styles.wide}>
          <Choice label={t`Rotating ring`} name="turning" value={query.turning}>
            <option value="inner">{t`Inner ring (rotating shaft)`}</option>
            <option value="outer">{t`Outer ring (rotating housing)`}</option>
          </Choice>
        </div>
        <div className={styles.wide}>
          <Choice label={t`Load`} name="load" value={query.load ?? ''}>
            <option value="">{t`By the load and C, else normal`}</option>
            {loadLevels.map((level) => (
              <option key={level} value={level}>
                {translate(loadTexts[level])}
              </option>
            ))}
          </Choice>
        </div>
        <Choice label={t`Shaft`} name="shaft" value={query.shaft ?? ''}>
          <option value="">{t`Usual`}</option>
          {shaftClasses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Choice label={t`Housing`} name="housing" value={query.housing ?? ''}>
          <option value="">{t`Usual`}</option>
          {housingClasses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Choice label={t`Clearance`} name="clearance" value={query.clearance ?? ''}>
          <option value="">{t`As written`}</option>
          {chosenClearances.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        {number('warmer', t`Inner ring warmer`, t`K`)}
      </Group>
      <Group
        title={t`Figures of the bearing`}
        note={t`Type what the maker's catalogue says where we do not know it.`}
        folds={!isChanged('c', 'c0', 'f0', 'e', 'limit', 'balls', 'ball')}
      >
        {number('c', t`Dynamic C`, t`kN`)}
        {number('c0', t`Static C0`, t`kN`)}
        {number('f0', t`Factor f0`, '')}
        {number('e', t`Factor e`, '')}
        {number('limit', t`Limiting speed`, t`rpm`)}
        {number('balls', t`Balls or rollers in a row`, '')}
        {number('ball', t`Their diameter`, t`mm`)}
      </Group>
      <div className={styles.submit}>
        <Button type="submit" kind="primary" wide>{t`Calculate`}</Button>
      </div>
    </div>
  );
}

type GroupProps = {
  title?: string;
  note?: string;
  /** Fields that most calculations leave as they are stay folded until one is filled in. */
  folds?: boolean;
  children: ReactNode;
};

function Group({ title, note, folds, children }: GroupProps) {
  const fields = (
    <div className={styles.group}>
      {title && folds === undefined && <h2>{title}</h2>}
      {note && <p>{note}</p>}
      {children}
    </div>
  );
  if (folds === undefined) return fields;
  return (
    <details className={styles.fold} open={!folds}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {fields}
    </details>
  );
}

type NumberFieldProps = {
  query: CalculateQuery;
  name: NumberName;
  label: string;
  unit: string;
  placeholder: string | undefined;
};

function NumberField({ query, name, label, unit, placeholder }: NumberFieldProps) {
  const typed = query.numbers[name];
  return (
    <Field label={unit ? t`${label}, ${unit}` : label} error={problemText(name, typed)}>
      <TextInput
        {...{ name, placeholder }}
        defaultValue={typed.text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
    </Field>
  );
}

type ChoiceProps = { label: string; name: string; value: string; children: ReactNode };

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value}>
        {children}
      </Select>
    </Field>
  );
}
