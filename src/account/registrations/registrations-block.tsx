import { useState } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { CustomerInfo, TaxRegistration } from '../get-info.contract.ts';
import {
  type RegistrationStanding,
  registrationStandingLabels,
} from '../tax-registration/registration-standing.rule.ts';
import type { removeTaxRegistration } from './registrations.contract.ts';
import styles from './registrations-block.module.css';

export function RegistrationsBlock({ info }: { info: CustomerInfo }) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./add-registration-dialog.tsx'));
  const registrations = info.tax_registrations;
  return (
    <Block
      header={t`Tax registrations`}
      end={
        <span className={styles.add}>
          <Button small icon="plus" onClick={open}>{t`Add a registration`}</Button>
        </span>
      }
    >
      {registrations.length === 0 && <BlockBody>{t`There is no number yet.`}</BlockBody>}
      <ul>
        {registrations.map((one) => (
          <RegistrationItem key={one.id} registration={one} info={info} />
        ))}
      </ul>
      {isOpen && Dialog && <Dialog info={info} onClose={close} />}
    </Block>
  );
}

type ItemProps = { registration: TaxRegistration; info: CustomerInfo };

function RegistrationItem({ registration, info }: ItemProps) {
  const { number, region, legal_name, address, is_primary, standing, pending_number } = registration;
  const note = noteOf(registration, info);
  return (
    <li className={styles.registration}>
      <span className={styles.icon}>
        <Icon name="file" />
      </span>
      <div className={styles.words}>
        <b className={styles.number}>{isolateLtr(number)}</b>
        <span>{[legal_name, region].filter(Boolean).join(', ')}</span>
        <span>{address ? isolateLtr(address) : t`At your billing address`}</span>
        {pending_number && (
          <span className={styles.note}>{t`To be replaced by ${pending_number}, once our team has verified it.`}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {!is_primary && <RemoveButton registration={registration} />}
      </div>
      <span className={styles.marks}>
        {is_primary && <Tag kind="accent">{t`Primary`}</Tag>}
        <Tag kind={looks[standing]}>{translate(registrationStandingLabels[standing])}</Tag>
      </span>
    </li>
  );
}

const looks = { waiting: 'warn', verified: 'good', refused: 'bad' } as const satisfies Record<
  RegistrationStanding,
  string
>;

/** What the buyer can do about a further registration, or has to wait for. */
function noteOf({ id, is_primary, standing, reason }: TaxRegistration, info: CustomerInfo): string {
  if (standing === 'refused') return reason;
  if (is_primary) return '';
  const isNamed = info.CustomerDeliveryAddress.details.some(({ registration_id }) => registration_id === id);
  if (!isNamed) return t`No delivery address names it yet. You choose it at the address.`;
  return standing === 'waiting' ? t`Our team checks it. Until then your primary number is on the invoices.` : '';
}

function RemoveButton({ registration: { id, number } }: { registration: TaxRegistration }) {
  const { change, busy } = useAction();
  const [isAsking, setAsking] = useState(false);

  const remove = () =>
    void change(async () => {
      const endpoint = 'POST /authentication/user/removeTaxRegistration/';
      const reply = await call<typeof removeTaxRegistration>(endpoint, { tax_registration_id: id });
      setAsking(false);
      return reply;
    });

  return (
    <span className={styles.actions}>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        <span>{tRich`Remove ${<VisuallyHidden>{number}</VisuallyHidden>}`}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`Remove this registration`}
          action={t`Remove`}
          kind="danger"
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>{number}</p>
          <p>{t`Invoices already issued keep it.`}</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
