import { buyerKindLabels } from '../../account/buyer-kind.rule.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './decision.module.css';
import { Facts } from './panel.tsx';
import { PaperPane } from './paper-pane.tsx';
import { TaxNumberChecks } from './tax-number-checks.tsx';

/** The paper beside what the buyer has typed, and the checks. */
export function DecisionFacts({ customer }: { customer: CustomerRecord }) {
  const standard = customer.registrations.find(({ isDefault }) => isDefault);
  return (
    <div className={styles.evidence}>
      <PaperPane customer={customer} />
      <div className={styles.typed}>
        <TypedFacts customer={customer} />
        {standard && <TaxNumberChecks registration={standard} />}
      </div>
    </div>
  );
}

/** What the buyer has typed. */
function TypedFacts({ customer: { company, people, addresses, buyerKind } }: { customer: CustomerRecord }) {
  const [person] = people;
  const billing = addresses.find(({ purpose }) => purpose === 'billing');
  const deliveries = addresses.filter(({ purpose }) => purpose === 'delivery');
  const proof = (is: boolean) => (is ? 'verified' : 'not verified');
  const place = (one: CustomerRecord['addresses'][number]) =>
    [one.line, one.city, one.pincode, one.region].filter(Boolean).join(', ');
  return (
    <Facts
      rows={[
        ['Company', company],
        ['Name', [person?.title, person?.firstName, person?.lastName].filter(Boolean).join(' ')],
        ['Designation', person?.designation.replaceAll('_', ' ') ?? ''],
        ['E-mail', person ? `${person.email}, ${proof(person.emailVerified)}` : ''],
        ['Mobile', person?.mobile ? `${person.mobile}, ${proof(person.mobileVerified)}` : ''],
        ['Kind', buyerKind ? buyerKindLabels[buyerKind].name : ''],
        ['Billing address', billing ? place(billing) : ''],
        [
          'Delivery address',
          deliveries[0] && (!billing || place(deliveries[0]) !== place(billing)) ? place(deliveries[0]) : '',
        ],
      ]}
    />
  );
}
