import { useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { sendOnce } from '../../cart/send-once.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useTell } from '../../ui/feedback/use-tell.ts';
import type { CustomerRecord, customerRecord } from '../accounts/customer.contract.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { type DraftLine, type Ending, orderedQuote, priceOf } from './entry-draft.rule.ts';
import { EntryEnd } from './entry-end.tsx';
import { EntryLines } from './entry-lines.tsx';
import { LinkDialog, type PreparedLink } from './link-dialog.tsx';
import type { enterOrderAtDesk, enterQuoteAtDesk, prepareOrderAtDesk } from './order-entry.contract.ts';
import styles from './order-entry.module.css';
import { OriginalPane, useDroppedFile, useOriginal } from './original.tsx';
import { type Entry, useEntry } from './use-entry.ts';

export const handle = { title: () => 'New order or quote' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof customerRecord>(
    'GET /desk/api/:site/accounts/record/',
    { site: siteOf(args), customerId: args.params.id ?? '' },
    args.request.signal,
  );

export function Component() {
  const { customer } = useLoaderData<typeof loader>();
  return <OrderEntryPage key={customer.customerId} customer={customer} />;
}

const endingKeys: Readonly<Record<string, Ending>> = { F7: 'quote', F8: 'order', F9: 'link' };

function OrderEntryPage({ customer }: { customer: CustomerRecord }) {
  const { site } = useDeskSite();
  const entry = useEntry(site, customer.customerId);
  const page = useRef<HTMLDivElement>(null);
  const { original, take, close, busy: reading } = useOriginal(site, entry);
  useDroppedFile(take);
  const { finish, busy, link, closeLink } = useFinish(entry, customer.customerId);

  useDocumentKeydown((event) => {
    if (document.querySelector('dialog[open]')) return;
    const ending = endingKeys[event.key];
    const isWithControl = event.ctrlKey || event.metaKey;
    if (ending) entry.change({ ending });
    else if (event.key === 'F2') page.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
    else if (isWithControl && event.key === 'Enter') void finish();
    else if (isWithControl && event.key === 'Delete') removeCurrent(event.target, entry);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (!moveInLines(page.current, event)) return;
    } else if (event.key === 'Escape') toTyping(page.current);
    else return;
    event.preventDefault();
  });

  return (
    <div ref={page} className={styles.page} data-of={site}>
      <Head customer={customer} entry={entry} />
      <div className={original ? styles.sides : undefined}>
        {original && <OriginalPane original={original} onClose={close} />}
        <div>
          <EntryLines entry={entry} onSettled={() => toTyping(page.current)} />
          <label className={styles.file}>
            {reading ? 'Reading the file…' : 'Or drop or choose what they sent: PDF, XLSX, CSV, text or a picture'}
            <input
              type="file"
              accept=".pdf,.xlsx,.csv,.tsv,.txt,.png,.jpg,.jpeg,.webp"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) take(file);
              }}
            />
          </label>
        </div>
      </div>
      <EntryEnd entry={entry} customer={customer} busy={busy} onFinish={() => void finish()} />
      {link && <LinkDialog link={link} phone={phoneOf(customer)} onClose={closeLink} />}
      <Keys>
        <KeyHint keys="Enter">add</KeyHint>
        <KeyHint keys={['↑', '↓']}>line</KeyHint>
        <KeyHint keys="Tab">qty, price</KeyHint>
        <KeyHint keys="F2">what is doubtful</KeyHint>
        <KeyHint keys="Ctrl Del">take out</KeyHint>
        <KeyHint keys={['F7', 'F8', 'F9']}>quote, order, link</KeyHint>
        <KeyHint keys="Ctrl Enter">finish</KeyHint>
      </Keys>
    </div>
  );
}

const toTyping = (page: HTMLElement | null) => page?.querySelector<HTMLTextAreaElement>('[data-field="add"]')?.focus();

function removeCurrent(target: EventTarget | null, { draft, remove }: Entry) {
  const key = target instanceof HTMLElement ? target.closest('[data-key]')?.getAttribute('data-key') : undefined;
  const line = draft.lines.find((one) => String(one.key) === key);
  if (line) remove(line.key);
}

/** From a field to the same field of the line above or below; from the last line to where the next one is typed. */
function moveInLines(page: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  if (!page || !(target instanceof HTMLElement)) return false;
  const field = target.getAttribute('data-field') ?? '';
  const isTyped = field === 'add' && target instanceof HTMLTextAreaElement && target.value !== '';
  if (!['add', 'quantity', 'price'].includes(field) || isTyped) return false;
  const fields = [...page.querySelectorAll<HTMLElement>(`[data-field="${field === 'price' ? 'price' : 'quantity'}"]`)];
  const at = field === 'add' ? fields.length : fields.indexOf(target);
  const next = fields[at + (key === 'ArrowUp' ? -1 : 1)];
  if (next) next.focus();
  else if (key === 'ArrowDown') toTyping(page);
  return true;
}

const phoneOf = ({ people: [person], contacts: [contact] }: CustomerRecord): string =>
  person?.mobile || contact?.phone || '';

type HeadProps = { customer: CustomerRecord; entry: Entry };

function Head({ customer, entry: { priced } }: HeadProps) {
  const { site, name } = useDeskSite();
  const { money } = useFormats();
  const credit = priced?.customer.credit;
  const phone = phoneOf(customer);
  return (
    <header className={styles.head}>
      <span className={styles.site}>{name}</span>
      <h2 className={styles.company}>
        <Link to={`/${site}/accounts/${customer.customerId}`}>{customer.company}</Link>
      </h2>
      {priced?.customer.standing === 'overdue' && <b className={styles.bad}>Overdue</b>}
      <span className={styles.muted}>
        {[customer.customerCode, customer.priceList ? `prices: ${customer.priceList}` : 'list prices']
          .filter(Boolean)
          .join(', ')}
      </span>
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      <span className={styles.credit}>
        {credit
          ? `Credit: ${money(credit.availableMinor)} left of ${money(credit.limitMinor)}, used ${money(credit.usedMinor)}`
          : 'No credit terms'}
      </span>
    </header>
  );
}

/** Sends what is entered; a double press and a retry have the effect of one. */
function useFinish(entry: Entry, customerId: number) {
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const tell = useTell();
  const { send, busy, refuse } = useAction();
  const [link, setLink] = useState<PreparedLink>();
  const { draft, missing } = entry;

  async function finish() {
    if (missing) {
      refuse(missing.text);
      return;
    }
    const { ending, via, wishedDate, remark, purchaseOrderNo, noPurchaseOrder, paymentOption, addressId } = draft;
    const common = { site, customerId: String(customerId), via, wishedDate, remark, lines: draft.lines.map(sentLine) };
    const quote = { ...common, reference: purchaseOrderNo, validUntil: draft.validUntil };
    const order = { ...common, addressId, paymentOption: paymentOption || 'credit', purchaseOrderNo, noPurchaseOrder };
    if (ending === 'link') {
      const { noPurchaseOrder: _, ...prepared } = order;
      await send(
        async () => {
          const reply = await callDesk<typeof prepareOrderAtDesk>(
            'POST /desk/api/:site/accounts/entry/link/',
            prepared,
          );
          if (isRefusal(reply)) entry.priceAgain();
          return reply;
        },
        {
          onDone(made) {
            entry.clear();
            setLink(made);
          },
        },
      );
      return;
    }
    await send(
      async () => {
        const reply =
          ending === 'quote'
            ? await sendOnce('rfi', quote, (idempotencyKey) =>
                callDesk<typeof enterQuoteAtDesk>('POST /desk/api/:site/accounts/entry/quote/', quote, {
                  idempotencyKey,
                }),
              )
            : await sendOnce('order', order, (idempotencyKey) =>
                callDesk<typeof enterOrderAtDesk>('POST /desk/api/:site/accounts/entry/order/', order, {
                  idempotencyKey,
                }),
              );
        if (isRefusal(reply)) entry.priceAgain();
        return reply;
      },
      {
        async onDone({ number }) {
          entry.clear();
          await navigate(`/${site}/${ending === 'quote' ? 'rfis' : 'orders'}/${number}`);
          const told = entry.priced?.customer.email ? 'the customer is mailed' : 'no mail address is known';
          tell({
            message: ending === 'quote' ? `Quote ${number} is sent, ${told}.` : `Order ${number} is placed, ${told}.`,
          });
        },
      },
    );
  }

  function sentLine(line: DraftLine) {
    const facts = entry.pricedOf(line);
    const quote = draft.ending === 'quote' ? undefined : orderedQuote(line, facts);
    return {
      itemId: line.itemId ?? 0,
      quantity: line.quantity,
      unitMinor: priceOf(line, facts),
      isAgreed: line.agreedMinor !== null && !quote,
      ...(quote && { rfiLineId: quote.rfiLineId }),
      expectedOn: line.expectedOn || facts?.expectedOn || '',
      floorReason: line.floorReason,
    };
  }

  return { finish, busy, link, closeLink: () => setLink(undefined) };
}
