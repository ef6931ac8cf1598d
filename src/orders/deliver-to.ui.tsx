import { ContactLinks } from '../account/call-us.ui.tsx';
import type { DeliveryAddress } from '../account/get-info.contract.ts';
import { Block } from '../ui/block.tsx';
import { RadioOption } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './deliver-to.module.css';

/** 2 means verified (specification §9). */
const verified = 2;

export type DeliverToProps = {
  addresses: readonly DeliveryAddress[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
};

/** The customer's delivery addresses, the default one first. */
export function DeliverTo({ addresses, chosenId, onChoose }: DeliverToProps) {
  if (addresses.length === 0)
    return (
      <Notice kind="warn" title="Your account has no delivery address yet">
        <p>
          Please tell us where to deliver: <ContactLinks />
        </p>
      </Notice>
    );
  return (
    <Block>
      <div className={styles.choices} role="radiogroup" aria-label="Deliver to">
        {addresses.map((address) => (
          <RadioOption
            key={address.add_id}
            name="address"
            value={address.add_id}
            checked={address.add_id === chosenId}
            onChange={() => onChoose(address.add_id)}
            title={address.add_details}
            note={<Place address={address} />}
            end={<Marks address={address} />}
          />
        ))}
      </div>
    </Block>
  );
}

function Place({ address }: { address: DeliveryAddress }) {
  return (
    <span className={styles.place}>
      {placeLine(address.add_city_name, address.add_pincode, address.add_state_name)}
      {address.add_csp && <span>{address.add_csp}</span>}
    </span>
  );
}

/** 'Pune 410501, Maharashtra'; where the city is the emirate it is said once. */
export function placeLine(city: string, pincode: string, region: string): string {
  const town = [city, pincode].filter(Boolean).join(' ');
  return [town, region !== city && region].filter(Boolean).join(', ');
}

function Marks({ address }: { address: DeliveryAddress }) {
  const good = address.approval_status === verified;
  return (
    <span className={styles.marks}>
      {address.is_default && <Tag kind="accent">Default Address</Tag>}
      <Tag kind={good ? 'good' : 'warn'}>{good ? 'Verified' : 'Not Verified'}</Tag>
    </span>
  );
}
