import { useId } from 'react';
import { Select } from '../ui/select.tsx';
import { countOf } from './cart-words.rule.ts';
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
      <label htmlFor={id}>Where several makers have it, take</label>
      <Select id={id} small value="" onChange={(event) => onPrefer(event.currentTarget.value)}>
        <option value="" disabled>
          Choose a maker
        </option>
        {makers.map(({ maker, lines }) => (
          <option key={maker} value={maker}>
            {maker} ({countOf(lines, 'line')})
          </option>
        ))}
      </Select>
    </div>
  );
}
