import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { plural } from '../../lib/i18n.ts';
import { pickedPieces, type ShortReason, shortReasons } from '../../orders/picks.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { PickedItemName } from './item-name.tsx';
import { type Line, type LotText, lotsToSend, shelfOf } from './pick-draft.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picking.ts';

/** `leavesNow` chooses the line to leave now. */
type CurrentPickProps = { line: Line; picking: Picking; leavesNow: ReactNode };

export function CurrentPick({ line, picking, leavesNow }: CurrentPickProps) {
  const { lots, short, isActive } = picking;
  const pieces = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isActive) pieces.current?.focus();
  }, [isActive]);
  const picked = pickedPieces({ lots: lotsToSend(lots) ?? [] });
  const missing = line.asked - picked;
  const about = `line ${line.lineNo}, ${line.itemName}`;
  const setLot = (index: number, part: Partial<LotText>) =>
    picking.change({ lots: lots.map((one, i) => (i === index ? { ...one, ...part } : one)) });
  const onEnter = (act: (typed: string) => void) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The next scan takes the place of the code that was not found.
    event.currentTarget.select();
    act(event.currentTarget.value);
  };
  return (
    <>
      <tr className={styles.current} aria-current="true">
        <td>{!line.pick && leavesNow}</td>
        <td className={styles.shelf}>{shelfOf(line)}</td>
        <th scope="row">
          <PickedItemName line={line} />
        </th>
        <td className={styles.lots}>
          {lots.map((lot, index) => (
            <LotFields
              key={index}
              lot={lot}
              about={about}
              onChange={(part) => setLot(index, part)}
              onKeyDown={onEnter(picking.save)}
            />
          ))}
          <Button
            small
            kind="quiet"
            aria-label={`Another lot of ${about}`}
            onClick={() =>
              picking.change({
                lots: [...lots, { quantity: '', lot: '', origin: '', carton: lots.at(-1)?.carton ?? '1' }],
              })
            }
          >
            + lot
          </Button>
        </td>
        <td className={styles.number}>
          <span className={styles.cellLabel}>Pick</span> <b>{line.asked}</b>
        </td>
        <td className={styles.number}>
          {lots.map((lot, index) => (
            <TextInput
              key={index}
              ref={index === 0 ? pieces : undefined}
              small
              mono
              aria-label={`Pieces, ${about}`}
              autoComplete="off"
              maxLength={60}
              value={lot.quantity}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setLot(index, { quantity: event.target.value })}
              onKeyDown={onEnter(picking.enter)}
            />
          ))}
        </td>
        <td>
          <Button small kind="primary" busy={picking.busy} onClick={picking.save}>
            {`Picked ${picked}`} <Kbd>Enter</Kbd>
          </Button>
        </td>
      </tr>
      {missing > 0 && (
        <tr className={styles.why}>
          <td />
          <td colSpan={6}>
            <span className={styles.reason}>
              <Select
                small
                aria-label={`Why ${plural(missing, 'is', 'are')} short, ${about}`}
                value={short}
                onChange={(event) => picking.change({ short: event.target.value as ShortReason })}
              >
                {Object.entries(shortReasons).map(([reason, label]) => (
                  <option key={reason} value={reason}>
                    {label}
                  </option>
                ))}
              </Select>
              <span>{`${plural(missing, 'stays', 'stay')} owed.`}</span>
            </span>
          </td>
        </tr>
      )}
    </>
  );
}

type LotFieldsProps = {
  lot: LotText;
  about: string;
  onChange: (part: Partial<LotText>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function LotFields({ lot, about, onChange, onKeyDown }: LotFieldsProps) {
  const input = (name: 'lot' | 'origin' | 'carton', label: string, maxLength: number) => (
    <TextInput
      small
      mono={name !== 'origin'}
      aria-label={`${label}, ${about}`}
      placeholder={label}
      maxLength={maxLength}
      inputMode={name === 'carton' ? 'numeric' : 'text'}
      value={lot[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <span className={styles.lot}>
      {input('lot', 'Lot', 40)}
      {input('origin', 'Origin', 40)}
      {input('carton', 'Carton', 4)}
    </span>
  );
}
