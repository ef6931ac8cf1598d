import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { keep } from '../ui/kept.ts';
import { useSite } from '../ui/site-context.tsx';
import type { CartLine } from './cart.contract.ts';
import { lineIdsText, readLineIds } from './line-ids.rule.ts';

/** The lines that are ticked, as row keys; at first those that the address names: the review leads back with them. */
export function useTicked() {
  const [search] = useSearchParams();
  return useState<ReadonlySet<string>>(() => new Set(readLineIds(search.get('lines')).map(String)));
}

/** Goes to the review with the ticked lines, once every quantity on its way is saved; not with one that is refused. */
export function useCheckout(ticked: readonly CartLine[], allSaved: () => Promise<unknown>) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const unsaved = useRef(new Set<number>());

  function noteUnsaved({ item_detail_id }: CartLine, differs: boolean) {
    if (differs) unsaved.current.add(item_detail_id);
    else unsaved.current.delete(item_detail_id);
  }

  async function checkOut() {
    setLeaving(true);
    await allSaved();
    const ids = lineIdsText(ticked.map((line) => line.item_detail_id));
    if (!ticked.some((line) => unsaved.current.has(line.item_detail_id))) {
      keep('checkedItem', ids);
      await navigate(`${pages.review}?lines=${ids}`);
    }
    setLeaving(false);
  }

  return { checkOut: () => void checkOut(), leaving, noteUnsaved };
}
