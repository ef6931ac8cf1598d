import { useEffect, useEffectEvent, useState } from 'react';
import { targetText } from '../../catalogue/price-lists/price-target.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useMoment } from '../orders/desk-order.ts';
import type { priceHistoryAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import type { LoadedPrices } from './use-price-sheet.ts';

type Change = ReplyOf<typeof priceHistoryAtDesk>['changes'][number];

export function PriceHistoryDialog({
  site,
  loaded,
  onClose,
}: {
  site: SiteCode;
  loaded: LoadedPrices;
  onClose: () => void;
}) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [hasMore, setHasMore] = useState(true);
  const { send, error } = useAction('page');
  const { owner } = loaded;
  const moment = useMoment();

  const load = useEffectEvent(async () => {
    const request = { site, owner, before: changes.at(-1)?.id ?? '' };
    const reply = await send(() => callDesk<typeof priceHistoryAtDesk>('GET /desk/api/:site/prices/history/', request));
    if (!reply) return;
    setChanges((before) => [...before, ...reply.changes.filter(({ id }) => !before.some((one) => one.id === id))]);
    setHasMore(reply.changes.length > 0);
  });
  const [pages, setPages] = useState(1);
  useEffect(() => {
    if (pages > 0) void load();
  }, [pages]);

  return (
    <Dialog
      open
      isLongText
      width={720}
      title={`History of ${loaded.name}`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Close</CloseButton>
          {changes.length > 0 && hasMore && (
            <Button onClick={() => setPages((before) => before + 1)}>Show earlier changes</Button>
          )}
        </>
      }
    >
      {error && <p role="alert">{error}</p>}
      <ul className={styles.history}>
        {changes.map(({ id, label, before, after, changedAt, changedBy }) => (
          <li key={id}>
            <b>{targetText(label)}</b>
            <span>{before && after ? `${before} became ${after}` : after || `${before} was removed`}</span>
            <span className={styles.quiet}>{`${moment(changedAt)} by ${changedBy}`}</span>
          </li>
        ))}
      </ul>
      {changes.length === 0 && !hasMore && <p>Nobody has changed these rows yet.</p>}
    </Dialog>
  );
}
