import type { ReplyOf } from '../../lib/contract.ts';
import { CreateEndpointForm } from './create-endpoint-form.tsx';
import { CreateTokenForm } from './create-token-form.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import type { deliveriesAtDesk, deliveryAtDesk, integrationsAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';
import { TokenTable } from './token-table.tsx';

type Integrations = {
  programs: ReplyOf<typeof integrationsAtDesk>;
  log: ReplyOf<typeof deliveriesAtDesk>;
  message: ReplyOf<typeof deliveryAtDesk> | undefined;
};

/** Programs that call the store, and addresses that it tells what happens. */
export function IntegrationsPage({
  programs: { tokens, endpoints, referenceUrl: reference },
  log,
  message,
}: Integrations) {
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="tokens">
        <h2 id="tokens">Tokens</h2>
        <p className={styles.why}>
          A program, such as your ERP, calls the store with a token.{' '}
          <a href={reference} target="_blank" rel="noreferrer">
            What it can call
          </a>
        </p>
        <div className={styles.columns}>
          <TokenTable tokens={tokens} />
          <CreateTokenForm />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="endpoints">
        <h2 id="endpoints">Webhooks</h2>
        <p className={styles.why}>
          The store tells an address of yours what happens, signed, and again for four days until it arrives.
        </p>
        <div className={styles.columns}>
          <EndpointTable endpoints={endpoints} />
          <CreateEndpointForm />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="messages">
        <h2 id="messages">Sent webhooks</h2>
        <DeliveryTable log={log} />
      </section>
      {message && <DeliveryDialog message={message} />}
    </div>
  );
}
