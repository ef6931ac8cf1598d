import { useState } from 'react';
import { Captcha } from '../../account/captcha/captcha.tsx';
import { FormErrorMessage } from '../../account/forms/form-notes.tsx';
import { FormPage, FormPageTitle } from '../../account/forms/form-page.tsx';
import { useGuestCart } from '../../cart/guest-cart/guest-cart.ts';
import { minOrderQuantity } from '../../cart/lines/quantity.rule.ts';
import { AskForQuote } from '../../cart/rfi-lines/ask-for-quote.tsx';
import { useCartSession } from '../../cart/use-cart-session.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { withoutLetters } from './contact-form.rule.ts';
import type { requestPrices } from './price-request.contract.ts';
import styles from './price-request.module.css';
import { validatePriceRequest } from './price-request.rule.ts';

export type AskedLine = { itemcode: string; itemname: string; brandname: string; quantity: number };

export type PriceRequestPageProps = {
  /** The item whose price is asked for; without it those of the visitor's cart. */
  item: ItemRow | undefined;
  /** 'Mon to Sat, 09:30 to 18:30' */
  open: string;
};

export function PriceRequestPage({ item, open }: PriceRequestPageProps) {
  const { session } = useCartSession();
  const { lines: inCart } = useGuestCart();
  const [sent, setSent] = useState('');
  const lines: readonly AskedLine[] = item
    ? [{ ...item, quantity: minOrderQuantity(item) }]
    : inCart.map((line) => ({ ...line, quantity: line.Quantity }));
  return (
    <main id="main">
      <FormPage title={t`Ask for a price`} width={640} aside={<Aside open={open} />}>
        {session ? (
          <RfiOfItem item={item} />
        ) : sent ? (
          <Sent message={sent} />
        ) : (
          <PriceRequestForm lines={lines} onSent={setSent} />
        )}
      </FormPage>
    </main>
  );
}

function Aside({ open }: { open: string }) {
  const { contact } = useSite();
  return (
    <Block header={t`Who calls you back`}>
      <Cells columns={1}>
        <Cell label={t`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
        <Cell label={t`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={t`Opening hours`}>{open}</Cell>
        <Cell
          label={t`With an account`}
        >{t`You see prices and stock once it is Active, and get quotes in writing.`}</Cell>
      </Cells>
    </Block>
  );
}

/** Who has an account asks by an RFI. */
function RfiOfItem({ item }: Pick<PriceRequestPageProps, 'item'>) {
  return (
    <Block header={<FormPageTitle>{t`Ask for a price`}</FormPageTitle>}>
      {item && <AskedLines lines={[{ ...item, quantity: 1 }]} />}
      <div className={styles.sent}>
        {item ? (
          <AskForQuote name={item.itemname} item={item} />
        ) : (
          <ButtonLink kind="primary" to="/cart">{t`View cart`}</ButtonLink>
        )}
      </div>
    </Block>
  );
}

function Sent({ message }: { message: string }) {
  return (
    <Block header={<FormPageTitle>{t`Ask for a price`}</FormPageTitle>}>
      <div className={styles.sent}>
        <Notice
          kind="good"
          title={message}
          live
          action={<ButtonLink small to="/listing">{t`Back to the products`}</ButtonLink>}
        >
          {t`We call you back during opening hours. Nothing is ordered.`}
        </Notice>
      </div>
    </Block>
  );
}

type PriceRequestFormProps = { lines: readonly AskedLine[]; onSent: (message: string) => void };

/** A captcha solution is used up by each attempt, so a refused form shows a new captcha. */
function PriceRequestForm({ lines, onSent }: PriceRequestFormProps) {
  const { contact } = useSite();
  const [captcha, setCaptcha] = useState({ solution: '', attempt: 0 });
  const [only] = lines.length === 1 ? lines : [];
  const form = useForm({
    initial: { name: '', firm: '', phone: '', email: '', remark: '', quantity: only ? String(only.quantity) : '' },
    draft: 'price-request',
    excludeFromDraft: ['quantity'],
    validate: (values) => [
      ...validatePriceRequest(values),
      ...(captcha.solution ? [] : [{ field: 'captcha', message: t`Please tick 'I'm not a robot'.` }]),
    ],
    send: async ({ quantity, ...values }) => {
      const items = lines.map((line) => ({
        itemcode: line.itemcode,
        quantity: only ? quantity : String(line.quantity),
      }));
      const request = { ...values, items, captcha: captcha.solution };
      const reply = await call<typeof requestPrices>('POST /api/request_prices/', request);
      if (!isRefusal(reply)) {
        onSent(reply.message);
        return 'sent';
      }
      // It counts once, also where the request was refused.
      setCaptcha(({ attempt }) => ({ solution: '', attempt: attempt + 1 }));
      return reply;
    },
  });
  return (
    <Block header={<FormPageTitle>{t`Ask for a price`}</FormPageTitle>} end={plural(lines.length, 'item')}>
      <AskedLines lines={lines} />
      <FormGrid {...form.form}>
        {only && (
          <FullWidth>
            <Field label={t`Quantity`} error={form.errorAt('quantity')}>
              <TextInput {...form.field('quantity')} required inputMode="numeric" autoComplete="off" />
            </Field>
          </FullWidth>
        )}
        <Field label={t`Your name`} error={form.errorAt('name')}>
          <TextInput {...form.field('name')} required autoComplete="name" />
        </Field>
        <Field label={t`Firm`} error={form.errorAt('firm')}>
          <TextInput {...form.field('firm')} required autoComplete="organization" />
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
        <Field label={t`Email, if you like`} error={form.errorAt('email')}>
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </Field>
        <FullWidth>
          <Field label={t`Remark, if you like`} error={form.errorAt('remark')}>
            <TextArea {...form.field('remark')} rows={2} autoComplete="off" />
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
          <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Sending`}>{t`Call me back`}</Button>
        </FullWidth>
      </FormGrid>
    </Block>
  );
}

function AskedLines({ lines }: { lines: readonly AskedLine[] }) {
  if (lines.length === 0) return <p className={styles.lines}>{t`Your cart is empty.`}</p>;
  return (
    <ul className={styles.lines} aria-label={t`Asked for`}>
      {lines.map(({ itemcode, itemname, brandname, quantity }) => (
        <li key={itemcode}>
          <Designation>{itemname}</Designation> {brandname}
          {lines.length > 1 && <span>{` × ${countText(quantity)}`}</span>}
        </li>
      ))}
    </ul>
  );
}
