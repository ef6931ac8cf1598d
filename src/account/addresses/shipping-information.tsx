import { useState } from 'react';
import type { EndpointOf } from '../../lib/contract.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { CustomerInfo, DeliveryAddress } from '../get-info.contract.ts';
import { AddAddress } from './add-address.tsx';
import { addressApproval } from './address-approval.ts';
import { AddressBadges } from './address-badges.tsx';
import { AddressRegistration } from './address-registration.tsx';
import type { retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';
import { formatCityLine } from './format-city-line.rule.ts';
import styles from './shipping-information.module.css';

export function ShippingInformation({ info }: { info: CustomerInfo }) {
  const addresses = info.CustomerDeliveryAddress.details;
  const actions = useAddressActions();
  const [addressToRemove, setAddressToRemove] = useState<DeliveryAddress>();
  return (
    <Block
      header={t`Shipping Information`}
      end={
        <span className={styles.add}>
          <AddAddress info={info} />
        </span>
      }
    >
      {addresses.length === 0 && <BlockBody>{t`There is no delivery address yet.`}</BlockBody>}
      <ul>
        {addresses.map((address) => (
          <li
            key={address.add_id}
            className={styles.address}
            aria-busy={actions.busyId === address.add_id || undefined}
          >
            <span className={styles.icon}>
              <Icon name="place" />
            </span>
            <div className={styles.words}>
              <AddressWords address={address} />
              <AddressRegistration address={address} info={info} />
              {addresses.length > 1 && (
                <AddressActions
                  address={address}
                  onDefault={() => actions.makeDefault(address.add_id)}
                  onRemove={() => setAddressToRemove(address)}
                />
              )}
            </div>
            <AddressBadges address={address} />
          </li>
        ))}
      </ul>
      <RemoveDialog
        address={addressToRemove}
        onClose={() => setAddressToRemove(undefined)}
        onRemove={(id) => {
          setAddressToRemove(undefined);
          actions.retire(id);
        }}
      />
    </Block>
  );
}

function AddressWords({ address }: { address: DeliveryAddress }) {
  const { add_details, add_city_name, add_pincode, add_state_name, add_csp, approval_status } = address;
  const note = noteByStatus[approval_status];
  return (
    <>
      <b>{isolateLtr(add_details)}</b>
      <span>{isolateLtr(formatCityLine(add_city_name, add_pincode, add_state_name))}</span>
      {add_csp && <span>{add_csp}</span>}
      {note && <span className={styles.note}>{address.approval_reason || translate(note)}</span>}
    </>
  );
}

const noteByStatus: Readonly<Record<number, string | undefined>> = {
  [addressApproval.new]: msg('Waiting for our team to verify it. Orders to it need approval.'),
  [addressApproval.rejected]: msg('Our team could not verify this address.'),
};

type AddressActionsProps = { address: DeliveryAddress; onDefault: () => void; onRemove: () => void };

function AddressActions({ address, onDefault, onRemove }: AddressActionsProps) {
  const which = <VisuallyHidden>{address.add_details}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      {!address.is_default && (
        <Button kind="quiet" small onClick={onDefault}>
          <span>{tRich`Make default ${which}`}</span>
        </Button>
      )}
      <Button kind="quiet" small onClick={onRemove}>
        <span>{tRich`Remove ${which}`}</span>
      </Button>
    </span>
  );
}

type RemoveDialogProps = { address: DeliveryAddress | undefined; onClose: () => void; onRemove: (id: number) => void };

function RemoveDialog({ address, onClose, onRemove }: RemoveDialogProps) {
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="danger" onClick={() => address && onRemove(address.add_id)}>{t`Remove`}</Button>
    </>
  );
  return (
    <Dialog open={address !== undefined} title={t`Remove this address`} onClose={onClose} actions={actions}>
      <p>{address?.add_details}</p>
      <p>{t`You can no longer order to this address. Orders already placed are not affected.`}</p>
    </Dialog>
  );
}

type Action = typeof retireDeliveryAddress | typeof setDefaultAddress;

function useAddressActions() {
  const { change, busyWith } = useAction();
  const act = (action: EndpointOf<Action>, id: number) =>
    void change(() => call<Action>(action, { add_id: String(id) }), undefined, { about: id });
  return {
    busyId: busyWith,
    retire: (id: number) => act('POST /authentication/user/retireDeliveryAddress/', id),
    makeDefault: (id: number) => act('POST /authentication/user/setDefaultAddress/', id),
  };
}
