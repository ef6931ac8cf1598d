import { useId } from 'react';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './prefer-maker.module.css';

export type PreferMakerProps = {
  makers: readonly { maker: string; lines: number }[];
  onPrefer: (maker: string) => void;
};

/** Buttons rather than a select, in which an arrow key would choose the first maker on the way. */
export function PreferMaker({ makers, onPrefer }: PreferMakerProps) {
  const id = useId();
  return (
    <fieldset className={styles.prefer} aria-labelledby={id}>
      <span id={id}>{t`If several makers have an item, choose`}</span>
      {makers.map(({ maker, lines }) => (
        <Button key={maker} small onClick={() => onPrefer(maker)}>
          <span>
            {maker} ({plural(lines, 'line')})
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
