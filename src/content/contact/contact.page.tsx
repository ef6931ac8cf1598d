import { useState } from 'react';
import { Captcha } from '../../account/captcha/captcha.tsx';
import { FormErrorMessage } from '../../account/forms/form-notes.tsx';
import { FormPage, FormPageTitle } from '../../account/forms/form-page.tsx';
import { t } from '../../lib/i18n.ts';
import type { GrievanceOfficer } from '../../sites/site-facts.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PlaceDrawing } from '../../ui/graphics/place-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { contactUs } from './contact.contract.ts';
import styles from './contact.module.css';
import { validateContactForm, withoutLetters } from './contact-form.rule.ts';

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

const empty = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** `message` is how the message begins. */
function ContactForm({ message }: { message: string }) {
  const [thanks, setThanks] = useState('');
  if (!thanks) return <MessageForm message={message} onSent={setThanks} />;
  return (
    <Block header={<FormPageTitle>{t`Contact Us`}</FormPageTitle>}>
      <div className={styles.sent}>
        <Notice
          kind="good"
          title={thanks}
          live
          action={<Button small onClick={() => setThanks('')}>{t`Send another message`}</Button>}
        />
      </div>
    </Block>
  );
}

/** A captcha solution is used up by each attempt, so a refused form shows a new captcha. */
function MessageForm({ message, onSent }: { message: string; onSent: (thanks: string) => void }) {
  const { contact } = useSite();
  const [captcha, setCaptcha] = useState({ solution: '', attempt: 0 });
  const form = useForm({
    initial: { ...empty, message },
    draft: 'contact',
    validate: (values) => [
      ...validateContactForm(values),
      ...(captcha.solution ? [] : [{ field: 'captcha', message: t`Please tick 'I'm not a robot'.` }]),
    ],
    send: async (values) => {
      const reply = await call<typeof contactUs>('POST /api/contact/', { ...values, captcha: captcha.solution });
      if (!isRefusal(reply)) {
        onSent(reply.message);
        return 'sent';
      }
      // It counts once, also where the message was refused.
      setCaptcha(({ attempt }) => ({ solution: '', attempt: attempt + 1 }));
      return reply;
    },
  });
  return (
    <Block header={<FormPageTitle>{t`Contact Us`}</FormPageTitle>} end={t`All fields are required`}>
      <FormGrid {...form.form}>
        <Field label={t`First Name`} error={form.errorAt('first_name')}>
          <TextInput {...form.field('first_name')} required autoComplete="given-name" />
        </Field>
        <Field label={t`Last Name`} error={form.errorAt('last_name')}>
          <TextInput {...form.field('last_name')} required autoComplete="family-name" />
        </Field>
        <Field label={t`Email`} error={form.errorAt('email')}>
          <TextInput {...form.field('email')} required type="email" autoComplete="email" />
        </Field>
        <Field label={t`Phone Number`} error={form.errorAt('phone')}>
          <TextInput
            {...form.field('phone')}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onChange={(event) => form.change({ phone: withoutLetters(event.target.value) })}
          />
        </Field>
        <FullWidth>
          <Field label={t`Message`} error={form.errorAt('message')}>
            <TextArea {...form.field('message')} required rows={5} autoComplete="off" />
          </Field>
        </FullWidth>
        <FullWidth>
          <Captcha
            key={captcha.attempt}
            onChange={(solution) => setCaptcha(({ attempt }) => ({ solution, attempt }))}
          />
        </FullWidth>
        {form.error && (
          <FullWidth>
            <FormErrorMessage>{form.error}</FormErrorMessage>
          </FullWidth>
        )}
        <FullWidth>
          <noscript>{t`This form needs JavaScript. Please write to ${contact.email} or call ${contact.phone}.`}</noscript>
          <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Sending`}>{t`Submit`}</Button>
        </FullWidth>
      </FormGrid>
    </Block>
  );
}
