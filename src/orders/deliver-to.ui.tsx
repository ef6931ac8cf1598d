import { AddressMarks } from '../account/address-marks.ui.tsx';
import type { DeliveryAddress } from '../account/get-info.contract.ts';
import { placeLine } from '../account/place-line.rule.ts';
import { say } from '../lib/say.ts';
import { Block } from '../ui/block.tsx';
import { RadioOption } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import styles from './deliver-to.module.css';

export type DeliverToProps = {
  addresses: readonly DeliveryAddress[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
};

/** The customer's delivery addresses, the default one first. */
export function DeliverTo({ addresses, chosenId, onChoose }: DeliverToProps) {
  if (addresses.length === 0)
    return (
      <Notice kind="warn" title={say`Your account has no delivery address yet`}>
        <p>{say`Please add the address that we shall deliver to.`}</p>
      </Notice>
    );
  return (
    <Block>
      <div className={styles.choices} role="radiogroup" aria-label={say`Deliver to`}>
        {addresses.map((address) => (
          <RadioOption
            key={address.add_id}
            name="address"
            value={address.add_id}
            checked={address.add_id === chosenId}
            onChange={() => onChoose(address.add_id)}
            title={address.add_details}
            note={<Place address={address} />}
            end={<AddressMarks address={address} />}
          />
        ))}
      </div>
    </Block>
  );
}

function Place({ address }: { address: DeliveryAddress }) {
  return (
    <span className={styles.place}>
      <span>{ownDirection(placeLine(address.add_city_name, address.add_pincode, address.add_state_name))}</span>
      {address.add_csp && <span>{address.add_csp}</span>}
    </span>
  );
}
