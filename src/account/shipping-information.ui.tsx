import { useState } from 'react';
import { said, say, word } from '../lib/say.ts';
import { Block, BlockBody } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddAddress } from './add-address.ui.tsx';
import { AddressMarks } from './address-marks.ui.tsx';
import type { CustomerInfo, DeliveryAddress } from './get-info.contract.ts';
import { placeLine } from './place-line.rule.ts';
import styles from './shipping-information.module.css';
import { useAddressActions } from './use-address-actions.ts';

/** Where goods go: the default address first, each with its marks; added, made the default, or taken out of use. */
export function ShippingInformation({ info }: { info: CustomerInfo }) {
  const addresses = info.CustomerDeliveryAddress.details;
  const actions = useAddressActions();
  const [leaving, setLeaving] = useState<DeliveryAddress>();
  return (
    <Block
      head={say`Shipping Information`}
      end={
        <span className={styles.add}>
          <AddAddress info={info} />
        </span>
      }
    >
      {addresses.length === 0 && <BlockBody>{say`There is no delivery address yet.`}</BlockBody>}
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
              {addresses.length > 1 && (
                <AddressActions
                  address={address}
                  onDefault={() => actions.makeDefault(address.add_id)}
                  onRemove={() => setLeaving(address)}
                />
              )}
            </div>
            <AddressMarks address={address} />
          </li>
        ))}
      </ul>
      <RemoveDialog
        address={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={(id) => {
          setLeaving(undefined);
          actions.retire(id);
        }}
      />
    </Block>
  );
}

function AddressWords({ address }: { address: DeliveryAddress }) {
  const { add_details, add_city_name, add_pincode, add_state_name, add_csp, approval_status } = address;
  const note = noteOf[approval_status];
  return (
    <>
      <b>{ownDirection(add_details)}</b>
      <span>{ownDirection(placeLine(add_city_name, add_pincode, add_state_name))}</span>
      {add_csp && <span>{add_csp}</span>}
      {note && <span className={styles.note}>{address.approval_reason || said(note)}</span>}
    </>
  );
}

/** approval_status 1 is new, 3 rejected. */
const noteOf: Readonly<Record<number, string | undefined>> = {
  1: word('With our team. Orders to it wait for approval.'),
  3: word('Our team could not verify this address.'),
};

type AddressActionsProps = { address: DeliveryAddress; onDefault: () => void; onRemove: () => void };

function AddressActions({ address, onDefault, onRemove }: AddressActionsProps) {
  const which = <VisuallyHidden>{address.add_details}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      {!address.is_default && (
        <Button kind="quiet" small onClick={onDefault}>
          <span>{sayWith`Make default ${which}`}</span>
        </Button>
      )}
      <Button kind="quiet" small onClick={onRemove}>
        <span>{sayWith`Remove ${which}`}</span>
      </Button>
    </span>
  );
}

type RemoveDialogProps = { address: DeliveryAddress | undefined; onClose: () => void; onRemove: (id: number) => void };

function RemoveDialog({ address, onClose, onRemove }: RemoveDialogProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{say`Cancel`}</Button>
      <Button kind="danger" onClick={() => address && onRemove(address.add_id)}>{say`Remove`}</Button>
    </>
  );
  return (
    <Dialog open={address !== undefined} title={say`Remove this address`} onClose={onClose} actions={actions}>
      <p>{address?.add_details}</p>
      <p>{say`Nothing can be sent there any more. Orders that were placed to it keep it.`}</p>
    </Dialog>
  );
}
