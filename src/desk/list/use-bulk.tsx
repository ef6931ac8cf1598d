import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useTell } from '../../ui/feedback/use-tell.ts';
import type { BulkReply } from './list.contract.ts';

export type BulkChange = {
  /** One call for all records. */
  run: () => Promise<BulkReply | RefusalReply>;
  /** '12 orders are approved.' */
  done: (count: number) => string;
  /** How a record is called where it is refused. */
  nameOf: (key: string) => string;
  /** The Undo that is offered for what was done; without it there is none. */
  undo?: (doneKeys: readonly string[]) => BulkChange;
};

const maxTold = 5;

/** Changes several records: a toast tells how many, with Undo, and another why some were refused. `onDone` once they were tried. */
export function useBulk() {
  const { send, busy } = useAction();
  const { revalidate } = useRevalidator();
  const tell = useTell();

  function change({ run, done, nameOf, undo }: BulkChange, onDone?: () => void): Promise<unknown> {
    const work = async () => {
      const reply = await run();
      if (isRefusal(reply)) return reply;
      await revalidate();
      const { done: keys, refused } = reply;
      if (keys.length > 0)
        tell({
          message: done(keys.length),
          ...(undo && { action: { label: 'Undo', onPress: () => void change(undo(keys)) } }),
        });
      if (refused.length > 0) tell({ kind: 'bad', message: <Refused refused={refused} nameOf={nameOf} /> });
      return reply;
    };
    return send(work, { onDone });
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
          <li key={key}>{`${nameOf(key)}: ${message}`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </>
  );
}
