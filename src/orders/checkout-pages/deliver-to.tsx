import { addressApproval } from '../../account/addresses/address-approval.ts';
import { AddressBadges } from '../../account/addresses/address-badges.tsx';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { DeliveryAddress } from '../../account/get-info.contract.ts';
import { t } from '../../lib/i18n.ts';
import { RadioOption } from '../../ui/controls/checkbox-radio.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Block } from '../../ui/page/block.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import styles from './deliver-to.module.css';

export type DeliverToProps = {
  addresses: readonly DeliveryAddress[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  /** Orders of this customer wait for no approval. */
  autoApproved: boolean;
};

export function DeliverTo({ addresses, chosenId, onChoose, autoApproved }: DeliverToProps) {
  if (addresses.length === 0)
    return (
      <Notice kind="warn" title={t`Your account has no delivery address yet`}>
        <p>{t`Please add a delivery address.`}</p>
      </Notice>
    );
  const chosen = addresses.find(({ add_id }) => add_id === chosenId);
  const waits = chosen && chosen.approval_status !== addressApproval.verified && !autoApproved;
  return (
    <Block>
      <div className={styles.choices} role="radiogroup" aria-label={t`Deliver to`}>
        {addresses.map((address) => (
          <RadioOption
            key={address.add_id}
            name="address"
            value={address.add_id}
            checked={address.add_id === chosenId}
            onChange={() => onChoose(address.add_id)}
            title={address.add_details}
            note={<Place address={address} />}
            end={<AddressBadges address={address} />}
          />
        ))}
      </div>
      {waits && (
        <p className={styles.waits} role="status">
          {t`Our team has not verified this address: an order to it waits for our approval, also when it is paid online.`}
        </p>
      )}
    </Block>
  );
}

function Place({ address }: { address: DeliveryAddress }) {
  return (
    <span className={styles.place}>
      <span>{isolateLtr(formatCityLine(address.add_city_name, address.add_pincode, address.add_state_name))}</span>
      {address.add_csp && <span>{address.add_csp}</span>}
    </span>
  );
}
