import { useId } from 'react';
import { countOf, say } from '../lib/say.ts';
import { Select } from '../ui/select.tsx';
import styles from './prefer-maker.module.css';

export type PreferMakerProps = {
  makers: readonly { maker: string; lines: number }[];
  onPrefer: (maker: string) => void;
};

/** One choice for all lines that several makers have. */
export function PreferMaker({ makers, onPrefer }: PreferMakerProps) {
  const id = useId();
  return (
    <div className={styles.prefer}>
      <label htmlFor={id}>{say`Where several makers have it, take`}</label>
      <Select id={id} small value="" onChange={(event) => onPrefer(event.currentTarget.value)}>
        <option value="" disabled>{say`Choose a maker`}</option>
        {makers.map(({ maker, lines }) => (
          <option key={maker} value={maker}>
            {maker} ({countOf(lines, 'line')})
          </option>
        ))}
      </Select>
    </div>
  );
}
