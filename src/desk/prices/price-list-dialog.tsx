import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SiteCode } from '../../sites/site.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { createPriceListAtDesk, renamePriceListAtDesk } from './price-lists.contract.ts';

/** A list without an id is new. */
export type NamedList = { id?: number; name: string };

type DialogProps = {
  site: SiteCode;
  list: NamedList;
  lists: readonly { id: number; name: string }[];
  onClose: () => void;
};

export function PriceListDialog({ site, list, lists, onClose }: DialogProps) {
  const [name, setName] = useState(list.name);
  const [copyOf, setCopyOf] = useState('');
  const { change, error, busy } = useAction('page');
  // Loaded again, somebody else may have renamed it.
  const known = lists.find((one) => one.id === list.id);
  const navigate = useNavigate();
  const { id } = list;

  async function save() {
    const reply =
      id === undefined
        ? await change(
            () =>
              callDesk<typeof createPriceListAtDesk>('POST /desk/api/:site/prices/create/', {
                site,
                name,
                ...(copyOf && { copyOf }),
              }),
            (made) => `Price list ${made.name} is created.`,
          )
        : await change(
            () =>
              callDesk<typeof renamePriceListAtDesk>('POST /desk/api/:site/prices/rename/', {
                site,
                id,
                name,
                seen: known?.name ?? list.name,
              }),
            (renamed) => `The price list is called ${renamed.name} now.`,
          );
    if (!reply) return;
    onClose();
    if (id === undefined) await navigate(reply.owner);
  }

  return (
    <ConfirmDialog
      title={list.id === undefined ? 'New price list' : `Rename ${list.name}`}
      busy={busy}
      onClose={onClose}
      action="Save"
      onConfirm={() => void save()}
    >
      <Field label="Name" error={error}>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {list.id === undefined && (
        <Field label="Begin with the rows of">
          <Select value={copyOf} onChange={(event) => setCopyOf(event.target.value)}>
            <option value="">no other list</option>
            {lists.map(({ id, name: other }) => (
              <option key={id} value={id}>
                {other}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ConfirmDialog>
  );
}
