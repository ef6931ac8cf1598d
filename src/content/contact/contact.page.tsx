import { FormPage } from '../../account/forms/form-page.tsx';
import { t } from '../../lib/i18n.ts';
import type { GrievanceOfficer } from '../../sites/site-facts.ts';
import { PlaceDrawing } from '../../ui/graphics/place-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

type Opening = {
  /** 'Mon to Sat, 09:30 to 18:30' */
  open: string;
  /** The next days on which nobody is there; '' when there is none. */
  closed: string;
};

export function ContactPage({ message, ...opening }: Opening & { message: string }) {
  return (
    <main id="main">
      <FormPage title={t`Contact Us`} width={640} aside={<Aside {...opening} />}>
        <ContactForm message={message} />
      </FormPage>
    </main>
  );
}

function Aside(opening: Opening) {
  const { branches, grievanceOfficer } = useSite();
  return (
    <>
      <SellerDetails {...opening} />
      {branches.length > 1 && <Branches />}
      {grievanceOfficer && <Complaints officer={grievanceOfficer} />}
      <div className={styles.drawing}>
        <PlaceDrawing />
      </div>
      <FasterWays />
    </>
  );
}

function SellerDetails({ open, closed }: Opening) {
  const { contact, tax, branches } = useSite();
  return (
    <Block header={branches[0]?.name}>
      <Cells columns={2}>
        <Cell label={t`Location`}>{contact.lines.join(', ')}</Cell>
        <Cell label={t`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={t`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
        <Cell label={t`Opening hours`}>{open}</Cell>
        {closed && <Cell label={t`Closed on`}>{closed}</Cell>}
        <Cell label={tax.numberLabel}>{branches[0]?.taxNumber}</Cell>
      </Cells>
    </Block>
  );
}

function Branches() {
  const { branches, tax } = useSite();
  return (
    <Block header={t`Branches`} end={t`${branches.length} locations`}>
      <ul className={styles.branches}>
        {branches.map(({ code, name, lines, phone, hours, taxNumber }) => (
          <li key={code}>
            <b>{name}</b>
            <span>
              {lines.join(', ')}
              {hours && <span className={styles.note}>{hours}</span>}
              <span className={styles.note}>
                {tax.numberLabel} {taxNumber}
              </span>
            </span>
            {phone && (
              <a href={phoneHref(phone)}>
                <bdi>{phone}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Complaints({ officer: { name, position, email, phone } }: { officer: GrievanceOfficer }) {
  return (
    <Block header={t`Complaints`}>
      <Cells columns={2}>
        <Cell label={t`Grievance officer`}>{position ? `${name}, ${position}` : name}</Cell>
        <Cell label={t`Phone`}>
          <a href={phoneHref(phone)}>
            <bdi>{phone}</bdi>
          </a>
        </Cell>
        <Cell label={t`E-mail`}>
          <MailLink to={email} />
        </Cell>
        <Cell label={t`What we promise`}>{t`We answer within 48 hours and settle within one month.`}</Cell>
      </Cells>
    </Block>
  );
}

function FasterWays() {
  const { name, home } = useSite();
  const size = home.exampleSearches.find((text) => /^\d+x\d/.test(text)) ?? '';
  return (
    <div className={styles.tips}>
      <div>
        <span>{t`Looking for a bearing?`}</span>
        <p>{tRich`Searching is faster: enter a part number, an old number or a size such as ${<Designation>{size}</Designation>}.`}</p>
      </div>
      <div>
        <span>{t`About an order or RFI?`}</span>
        <p>{tRich`Please include its number, for example ${<Designation>{`${name}R26000041`}</Designation>}.`}</p>
      </div>
    </div>
  );
}
