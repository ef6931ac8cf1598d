import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';
import type { correctPincodeAtDesk } from './order-actions.contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Check = DeskOrder['checks'][number];

/** Only checks that the tax office would refuse have a correction. */
const toneOf = ({ ok, path, pincodeOf }: Check) => {
  if (ok) return styles.good;
  return path !== '' || pincodeOf !== '' ? styles.refused : styles.warn;
};

/** Staff look at these before goods leave; what the tax office would refuse leads to where it is corrected. */
export function OrderChecks({ order }: { order: DeskOrder }) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const [corrected, setCorrected] = useState<Check>();

  async function correct({ pincodeOf: party }: Check, pincode: string) {
    if (party === '') return;
    const request = { site, number: order.number, seen: order.seen, party, pincode };
    await change(
      () => callDesk<typeof correctPincodeAtDesk>('POST /desk/api/:site/orders/:number/pincode/', request),
      `The PIN code of ${order.number} is corrected.`,
      { onDone: () => setCorrected(undefined) },
    );
  }

  return (
    <Block header="Checks">
      <BlockBody>
        <ul className={styles.list}>
          {order.checks.map((check) => (
            <li key={check.text} className={classNames(styles.check, toneOf(check))}>
              <Icon name={check.ok ? 'check' : 'bad'} small />{' '}
              <span>
                {check.text} {check.path !== '' && <Link to={`/${site}/${check.path}`}>Correct it</Link>}
                {check.pincodeOf !== '' && can('decide-orders') && (
                  <Button small onClick={() => setCorrected(check)}>
                    Correct the PIN code
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </BlockBody>
      {corrected && (
        <ReasonDialog
          open
          title={`Correct the PIN code in ${order.number}`}
          label="PIN code"
          missingText="Please write the PIN code."
          action="Correct"
          kind="primary"
          busy={busy}
          onClose={() => setCorrected(undefined)}
          onConfirm={(pincode) => void correct(corrected, pincode)}
        >
          <p>{corrected.text}</p>
          <p>This order and its invoices get it. The address of the customer stays as it is.</p>
        </ReasonDialog>
      )}
    </Block>
  );
}
