import { Entry } from '../account/entry.ui.tsx';
import { say } from '../lib/say.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { Designation } from '../ui/designation.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact.ui.tsx';

/** A form to write to the seller; beside it how else it is reached. */
export function ContactPage({ workingDays }: { workingDays: string }) {
  return (
    <main id="main">
      <Entry title={say`Contact Us`} width={640} aside={<Aside workingDays={workingDays} />}>
        <ContactForm />
      </Entry>
    </main>
  );
}

function Aside({ workingDays }: { workingDays: string }) {
  const { branches } = useSite();
  return (
    <>
      <House workingDays={workingDays} />
      {branches.length > 1 && <Branches />}
      <div className={styles.drawing}>
        <BearingDrawing type="tapered roller" d={40} D={80} B={24.75} size="large" height={360} decorative />
      </div>
      <Quicker />
    </>
  );
}

/** The house that answers. */
function House({ workingDays }: { workingDays: string }) {
  const { contact, currency, tax, branches } = useSite();
  return (
    <Block head={branches[0]?.name}>
      <Cells columns={2}>
        <Cell label={say`Location`}>{contact.lines.join(', ')}</Cell>
        <Cell label={say`Prices`}>{say`In ${currency}, ${tax.label} shown apart`}</Cell>
        <Cell label={say`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={say`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
        <Cell label={say`Working days`}>{workingDays}</Cell>
        <Cell label={tax.numberLabel}>{branches[0]?.taxNumber}</Cell>
      </Cells>
    </Block>
  );
}

function Branches() {
  const { branches, tax } = useSite();
  return (
    <Block head={say`Branches`} end={say`${branches.length} places`}>
      <ul className={styles.branches}>
        {branches.map(({ code, name, lines, taxNumber }) => (
          <li key={code}>
            <b>{name}</b>
            <span>{lines.join(', ')}</span>
            <span className={styles.number}>
              {tax.numberLabel} {taxNumber}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What is answered quicker elsewhere, or with a number at hand. */
function Quicker() {
  const { name, home } = useSite();
  const size = home.tries.find((text) => /^\d+x\d/.test(text)) ?? '';
  return (
    <div className={styles.quicker}>
      <div>
        <span>{say`Looking for a bearing?`}</span>
        <p>{sayWith`Searching is quicker: a part number, an old number or a size such as ${<Designation>{size}</Designation>}.`}</p>
      </div>
      <div>
        <span>{say`About an order or RFI?`}</span>
        <p>{sayWith`Give its number, for example ${<Designation>{`${name}R26000041`}</Designation>}.`}</p>
      </div>
    </div>
  );
}
