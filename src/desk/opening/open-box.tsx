import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useMoment } from '../orders/desk-order.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { closeShopAtDesk, openShopAtDesk } from './opening.contract.ts';
import styles from './opening.module.css';
import { missingChecksOf, type Opening } from './opening-check.ts';

/** Shows what keeps the shop closed and the button that opens it; of an open shop since when, and the way back. */
export function OpenBox({ opening }: { opening: Opening }) {
  const { name } = useDeskSite();
  return (
    <aside className={styles.aside} aria-label="Opening">
      {opening.isOpen ? <OpenShop opening={opening} name={name} /> : <ClosedShop opening={opening} name={name} />}
    </aside>
  );
}

type ShopProps = { opening: Opening; name: string };

function ClosedShop({ opening, name }: ShopProps) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [asks, setAsks] = useState(false);
  const missing = missingChecksOf(opening);
  async function open() {
    await change(() =>
      callDesk<typeof openShopAtDesk>('POST /desk/api/:site/opening/open/', {
        site,
        since: opening.since ?? 'never',
      }),
    );
    setAsks(false);
  }
  return (
    <Block header={`Open ${name}`}>
      <BlockBody>
        <Since opening={opening} />
        {missing.length > 0 && (
          <ul className={styles.lacking}>
            {missing.map(({ key, label }) => (
              <li key={key}>
                <Icon name="bad" small />
                <a href={`#${key}`} onClick={(event) => focusCheck(event, key)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Button
          kind="primary"
          wide
          disabled={missing.length > 0}
          aria-describedby="opening-reason"
          onClick={() => setAsks(true)}
        >
          Open the shop
        </Button>
        <p id="opening-reason" className={styles.reason}>
          {missing.length > 0
            ? 'Opens when all of these are done. Until then visitors see ‘Opening soon’.'
            : 'Visitors see ‘Opening soon’ until you open it.'}
        </p>
      </BlockBody>
      <ConfirmDialog
        open={asks}
        title={`Open ${name} now?`}
        busy={busy}
        onClose={() => setAsks(false)}
        action="Open the shop"
        cancel="Not yet"
        onConfirm={() => void open()}
      >
        <p>Everybody can see the shop, sign up and order, and each order from now on is real.</p>
        <p>
          Test orders are cancelled: their stock and credit are free again, and their buyers get a mail. Carts and RFIs
          stay.
        </p>
        <p>From now on another administrator must confirm a change of the bank account.</p>
      </ConfirmDialog>
    </Block>
  );
}

function OpenShop({ opening, name }: ShopProps) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [asks, setAsks] = useState(false);
  const missing = missingChecksOf(opening).map(({ label }) => label);
  async function close() {
    await change(() =>
      callDesk<typeof closeShopAtDesk>('POST /desk/api/:site/opening/close/', {
        site,
        since: opening.since ?? 'never',
      }),
    );
    setAsks(false);
  }
  return (
    <Block header={`${name} is open`}>
      <BlockBody>
        <Since opening={opening} />
        <Button wide onClick={() => setAsks(true)}>
          Close the shop
        </Button>
        <p className={styles.reason}>Visitors would see ‘Opening soon’. The desk works on.</p>
      </BlockBody>
      <ConfirmDialog
        open={asks}
        title={`Close ${name}?`}
        busy={busy}
        onClose={() => setAsks(false)}
        action="Close the shop"
        kind="danger"
        cancel="Keep it open"
        onConfirm={() => void close()}
      >
        <p>Visitors and customers see ‘Opening soon’ at once: nobody can sign in, order or look at an order.</p>
        <p>
          Orders, RFIs and carts stay as they are, payments under way are finished, and you can send what was ordered.
        </p>
        {missing.length > 0 && <p>{`You can open it again once this is done: ${missing.join(', ')}.`}</p>}
      </ConfirmDialog>
    </Block>
  );
}

function Since({ opening: { isOpen, since, changedBy: by } }: { opening: Opening }) {
  const moment = useMoment();
  if (since === null) return isOpen ? <p className={styles.reason}>It was open from the start.</p> : null;
  return (
    <p className={styles.since}>{isOpen ? `Opened ${moment(since)} by ${by}` : `Closed ${moment(since)} by ${by}`}</p>
  );
}

/** The check is focused without a new place in the history of the browser. */
function focusCheck(event: { preventDefault(): void }, key: string): void {
  event.preventDefault();
  const check = document.getElementById(key);
  check?.scrollIntoView({ block: 'center' });
  check?.focus({ preventScroll: true });
}
