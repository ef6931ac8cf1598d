import { t } from '../lib/i18n.ts';
import styles from './outbox.module.css';

export type MailView = { width: '320' | '600' | 'all'; scheme: 'light' | 'dark' };

type OutboxViewProps = { view: MailView; onChange: (view: MailView) => void };

/** In which width and colours the mails of the page are shown. */
export function OutboxView({ view, onChange }: OutboxViewProps) {
  const widths = { '320': t`Phone, 320 px`, '600': t`600 px`, all: t`Whole width` };
  const schemes = { light: t`Light`, dark: t`Dark` };
  return (
    <div className={styles.view}>
      <Choices
        name={t`Width of the mails`}
        choices={widths}
        chosen={view.width}
        onChoose={(width) => onChange({ ...view, width })}
      />
      <Choices
        name={t`Colours of the mails`}
        choices={schemes}
        chosen={view.scheme}
        onChoose={(scheme) => onChange({ ...view, scheme })}
      />
    </div>
  );
}

type ChoicesProps<Key extends string> = {
  name: string;
  choices: Readonly<Record<Key, string>>;
  chosen: Key;
  onChoose: (key: Key) => void;
};

function Choices<Key extends string>({ name, choices, chosen, onChoose }: ChoicesProps<Key>) {
  const keys = Object.keys(choices) as Key[];
  return (
    <fieldset className={styles.choices}>
      <legend>{name}</legend>
      {keys.map((key) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          {choices[key]}
        </label>
      ))}
    </fieldset>
  );
}
