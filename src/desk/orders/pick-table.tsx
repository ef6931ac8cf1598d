import { plural } from '../../lib/i18n.ts';
import { pickedPieces, shortReasons } from '../../orders/picks.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { CurrentPick } from './current-pick.tsx';
import { useMoment } from './desk-order.ts';
import { PickedItemName } from './item-name.tsx';
import { type Line, shelfOf } from './pick-draft.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picking.ts';

/** The lines go from shelf to shelf; only the one that is being picked has fields. */
export function PickTable({ picking }: { picking: Picking }) {
  const asked = picking.lines.reduce((sum, line) => sum + line.asked, 0);
  const picked = picking.lines.reduce((sum, { pick }) => sum + (pick ? pickedPieces(pick) : 0), 0);
  return (
    <table className={classNames(styles.table, styles.cards)}>
      <caption className={styles.caption}>Pick, in the order of the shelves</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Leaves now, or picked</VisuallyHidden>
          </th>
          <th scope="col">Shelf</th>
          <th scope="col">Item</th>
          <th scope="col">Lot, origin, carton</th>
          <th scope="col" className={styles.number}>
            Pick
          </th>
          <th scope="col" className={styles.number}>
            Picked
          </th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {picking.lines.map((line) =>
          line.lineNo === picking.current?.lineNo ? (
            <CurrentPick
              key={line.lineNo}
              line={line}
              picking={picking}
              leavesNow={<LeavesNow line={line} picking={picking} />}
            />
          ) : (
            <PickRow key={line.lineNo} line={line} picking={picking} />
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={3}>{plural(picking.lines.length, 'line')}</td>
          <td className={styles.number}>{asked}</td>
          <td className={styles.number}>{picked}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function PickRow({ line, picking }: { line: Line; picking: Picking }) {
  const { pick } = line;
  return (
    <tr className={classNames(pick && styles.done)}>
      <td>{pick ? <Icon name="check" small /> : <LeavesNow line={line} picking={picking} />}</td>
      <td className={styles.shelf}>{shelfOf(line)}</td>
      <th scope="row">
        <PickedItemName line={line} />
      </th>
      <td className={styles.lots}>{pick?.lots.map(lotText).filter(Boolean).join('; ')}</td>
      <td className={styles.number}>
        <span className={styles.cellLabel}>Pick</span> <b>{line.asked}</b>
      </td>
      <td className={styles.number}>
        <span className={styles.cellLabel}>Picked</span> {pick ? pickedPieces(pick) : ''}
      </td>
      <td>
        {pick && <PickedText line={line} pick={pick} />}{' '}
        <Button
          small
          kind="quiet"
          onClick={() => picking.start(line)}
          aria-label={pick ? `Change line ${line.lineNo}` : `Pick line ${line.lineNo}`}
        >
          {pick ? 'Change' : 'Pick'}
        </Button>
        {pick && (
          <Button small kind="quiet" onClick={() => picking.putBack(line)} aria-label={`Put line ${line.lineNo} back`}>
            Put back
          </Button>
        )}
      </td>
    </tr>
  );
}

/** A tick chooses a line to leave now while others stay for later. */
function LeavesNow({ line: { lineNo, itemName }, picking }: { line: Line; picking: Picking }) {
  if (picking.lines.length < 2) return null;
  return (
    <Checkbox
      aria-label={`Line ${lineNo}, ${itemName}, leaves now`}
      checked={picking.only.includes(lineNo)}
      onChange={(event) => picking.tick(lineNo, event.target.checked)}
    />
  );
}

function PickedText({ line, pick }: { line: Line; pick: NonNullable<Line['pick']> }) {
  const moment = useMoment();
  const missing = line.asked - pickedPieces(pick);
  return (
    <span title={`${pick.by}, ${moment(pick.at)}`} className={missing > 0 ? styles.short : styles.complete}>
      {missing > 0 && pick.short ? `${missing} short: ${shortReasons[pick.short]}` : 'complete'}
    </span>
  );
}

const lotText = ({ lot, origin, carton, quantity }: NonNullable<Line['pick']>['lots'][number]) =>
  [`${quantity}`, lot && `lot ${lot}`, origin, `carton ${carton}`].filter(Boolean).join(', ');
