import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { DeskCallError } from '../browser/call-desk.ts';
import type { BulkReply } from './list.contract.ts';

export type BulkChange = {
  /** One call for all records. */
  run: () => Promise<BulkReply | RefusalReply>;
  /** '12 orders are approved.' */
  done: (count: number) => string;
  /** How a record is called where it is refused. */
  nameOf: (key: string) => string;
  /** Offered after it for what was done; without it there is no Undo. */
  undo?: (doneKeys: readonly string[]) => BulkChange;
};

const maxTold = 5;

/** Changes several records: a toast tells how many, with Undo, and another why some were refused. False if none was tried. */
export function useBulk() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function change({ run, done, nameOf, undo }: BulkChange): Promise<boolean> {
    setBusy(true);
    try {
      const reply = await run();
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message });
        return false;
      }
      const { done: keys, refused } = reply;
      if (keys.length > 0)
        toast({
          kind: 'good',
          message: done(keys.length),
          ...(undo && { action: { label: t`Undo`, onPress: () => void change(undo(keys)) } }),
        });
      if (refused.length > 0) toast({ kind: 'bad', message: <Refused refused={refused} nameOf={nameOf} /> });
      await revalidate();
      return true;
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { change, busy };
}

function Refused({ refused, nameOf }: Pick<BulkReply, 'refused'> & Pick<BulkChange, 'nameOf'>) {
  const more = refused.length - maxTold;
  return (
    <>
      {`${plural(refused.length, 'was refused', 'were refused')}:`}
      <ul>
        {refused.slice(0, maxTold).map(({ key, message }) => (
          <li key={key}>{t`${nameOf(key)}: ${message}`}</li>
        ))}
        {more > 0 && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  );
}
