import { Block, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Wrap } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './call-us.module.css';
import { type CallUsReason, callUsTitle, callUsWords, phoneHref } from './call-us.ui.tsx';

/** Where a step ends that nobody can take alone here: why, and whom to call. */
export function CallUsPage({ reason }: { reason: CallUsReason }) {
  const { contact, legalName } = useSite();
  return (
    <Wrap>
      <div className={styles.page}>
        <div>
          <h1>{callUsTitle(reason)}</h1>
          <p className={styles.words}>{callUsWords(reason)}</p>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </div>
        <Block head={legalName}>
          <Cells columns={2}>
            <Cell label="Phone">
              <a href={phoneHref(contact.phone)}>{contact.phone}</a>
            </Cell>
            <Cell label="E-mail">
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </Cell>
          </Cells>
          <Cells columns={1}>
            <Cell label="Address">{contact.lines.join(', ')}</Cell>
          </Cells>
        </Block>
      </div>
    </Wrap>
  );
}
