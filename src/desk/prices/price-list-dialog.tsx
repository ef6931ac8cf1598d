import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useChange } from '../browser/use-change.ts';
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
  const { change, error, busy } = useChange('dialog');
  // Loaded again, somebody else may have renamed it.
  const known = lists.find(({ id }) => id === list.id);
  const navigate = useNavigate();

  async function save() {
    const reply =
      list.id === undefined
        ? await change<typeof createPriceListAtDesk>(
            'POST /desk/api/:site/prices/create/',
            { site, name, ...(copyOf && { copy_of: copyOf }) },
            (made) => t`Price list ${made.name} is created.`,
          )
        : await change<typeof renamePriceListAtDesk>(
            'POST /desk/api/:site/prices/rename/',
            { site, id: list.id, name, seen: known?.name ?? list.name },
            (renamed) => t`The price list is called ${renamed.name} now.`,
          );
    if (!reply) return;
    onClose();
    if (list.id === undefined) await navigate(reply.owner);
  }

  return (
    <ConfirmDialog
      title={list.id === undefined ? t`New price list` : t`Rename ${list.name}`}
      busy={busy}
      onClose={onClose}
      action={t`Save`}
      onConfirm={() => void save()}
    >
      <Field label={t`Name`} error={error}>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {list.id === undefined && (
        <Field label={t`Begin with the rows of`}>
          <Select value={copyOf} onChange={(event) => setCopyOf(event.target.value)}>
            <option value="">{t`no other list`}</option>
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
