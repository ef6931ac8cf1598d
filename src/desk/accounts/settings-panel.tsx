import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type {
  setAutoApprovalOfCustomer,
  setManagerOfCustomer,
  setPriceListOfCustomer,
  setTransferOfCustomer,
} from './change-customer.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Panel } from './panel.tsx';

type SettingsPanelProps = { customer: CustomerRecord; priceLists: readonly string[]; managers: readonly string[] };

/** A choice applies at once; the server refuses what somebody else has changed meanwhile. */
export function SettingsPanel({ customer, priceLists, managers }: SettingsPanelProps) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const of = { site, customerId: customer.customerId };
  const setsTerms = can('set-credit-terms');
  /** Price list and manager of an account that is not active are part of its approval. */
  const isApproved = customer.status === 'active';
  return (
    <Panel title={isApproved ? 'Price list and orders' : 'Orders'}>
      <div className={styles.form}>
        {isApproved && (
          <Field label="Price list">
            <Select
              value={customer.priceList ?? ''}
              disabled={busy || !can('assign-price-list')}
              onChange={(event) =>
                void change(() =>
                  callDesk<typeof setPriceListOfCustomer>('POST /desk/api/:site/accounts/price_list/', {
                    ...of,
                    priceList: event.target.value,
                    seen: customer.priceList,
                  }),
                )
              }
            >
              <option value="">none: list prices</option>
              {priceLists.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
        <Link to={`/${site}/prices/customer-${customer.customerId}`}>Their own prices; what they pay, and why</Link>
        <Checkbox
          label={
            customer.autoApprovedBy
              ? `Orders are confirmed without staff (${customer.autoApprovedBy})`
              : 'Orders are confirmed without staff'
          }
          checked={customer.autoApprovedBy !== null}
          disabled={busy || !setsTerms}
          onChange={(event) =>
            void change(() =>
              callDesk<typeof setAutoApprovalOfCustomer>('POST /desk/api/:site/accounts/auto_approval/', {
                ...of,
                autoApproved: event.target.checked,
              }),
            )
          }
        />
        <Checkbox
          label={
            customer.transferAllowedBy
              ? `May pay by bank transfer (${customer.transferAllowedBy})`
              : 'May pay by bank transfer'
          }
          checked={customer.transferAllowedBy !== null}
          disabled={busy || !setsTerms}
          onChange={(event) =>
            void change(() =>
              callDesk<typeof setTransferOfCustomer>('POST /desk/api/:site/accounts/transfer/', {
                ...of,
                allowed: event.target.checked,
              }),
            )
          }
        />
        {isApproved && <ManagerField key={customer.salesManager} customer={customer} managers={managers} />}
      </div>
    </Panel>
  );
}

function ManagerField({ customer, managers }: Pick<SettingsPanelProps, 'customer' | 'managers'>) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const [name, setName] = useState(customer.salesManager ?? '');
  const isChanged = name.trim() !== (customer.salesManager ?? '');
  const save = () =>
    void change(() =>
      callDesk<typeof setManagerOfCustomer>('POST /desk/api/:site/accounts/manager/', {
        site,
        customerId: customer.customerId,
        salesManager: name,
        seen: customer.salesManager,
      }),
    );
  return (
    <>
      <Field label="Sales manager">
        <TextInput
          list="sales-managers"
          maxLength={100}
          value={name}
          disabled={!can('keep-customer-notes')}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <datalist id="sales-managers">
        {managers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {isChanged && (
        <Button small busy={busy} onClick={save}>
          Save the sales manager
        </Button>
      )}
    </>
  );
}
