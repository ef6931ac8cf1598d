import { entryChannels, entryChannelWords } from '../../rfi/entry-channel.data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { CustomerRecord } from '../accounts/customer.contract.ts';
import { Kbd } from '../keys/kbd.tsx';
import { useFormats } from '../shell/use-formats.ts';
import type { Ending } from './entry-draft.rule.ts';
import styles from './order-entry.module.css';
import type { Entry } from './use-entry.ts';

type EntryEndProps = { entry: Entry; customer: CustomerRecord; busy: boolean; onFinish: () => void };

const endingWords: readonly { ending: Ending; word: string; key: string; action: string }[] = [
  { ending: 'quote', word: 'Quote', key: 'F7', action: 'Send the quote' },
  { ending: 'order', word: 'Order', key: 'F8', action: 'Place the order' },
  { ending: 'link', word: 'Link to confirm', key: 'F9', action: 'Make the link' },
];

const paymentWords = { credit: 'on credit', cash: 'by bank transfer' } as const;

/** How it ends: stays at the foot of the window, whatever the number of lines. */
export function EntryEnd({ entry, customer, busy, onFinish }: EntryEndProps) {
  const { draft, priced, missing, change } = entry;
  const { money } = useFormats();
  const isQuote = draft.ending === 'quote';
  const addresses = customer.addresses.filter(({ purpose }) => purpose === 'delivery');
  const action = endingWords.find(({ ending }) => ending === draft.ending)?.action;
  const closed = priced?.payment.find(({ option }) => option === draft.paymentOption)?.closed;
  return (
    <section className={styles.endBar} aria-label="How it ends">
      {closed && !isQuote && draft.lines.length > 0 && <p className={styles.notice}>{closed}</p>}
      <div className={styles.fields}>
        <fieldset className={styles.endings}>
          <legend>It ends as</legend>
          {endingWords.map(({ ending, word, key }) => (
            <Button
              key={ending}
              small
              kind={draft.ending === ending ? 'primary' : 'plain'}
              aria-pressed={draft.ending === ending}
              onClick={() => change({ ending })}
            >
              {word} <Kbd>{key}</Kbd>
            </Button>
          ))}
        </fieldset>
        <Field label="They asked">
          <Select
            small
            value={draft.via}
            onChange={(event) => change({ via: event.target.value as (typeof entryChannels)[number] })}
          >
            {entryChannels.map((channel) => (
              <option key={channel} value={channel}>
                {entryChannelWords[channel]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={isQuote ? 'Their number' : 'Their PO number'}>
          <TextInput
            small
            value={draft.purchaseOrderNo}
            maxLength={60}
            onChange={(event) => change({ purchaseOrderNo: event.target.value })}
          />
        </Field>
        {draft.ending === 'order' && draft.purchaseOrderNo.trim() === '' && (
          <Field label="Why there is none">
            <TextInput
              small
              value={draft.noPurchaseOrder}
              maxLength={200}
              placeholder="by phone, Mr. Kulkarni"
              onChange={(event) => change({ noPurchaseOrder: event.target.value })}
            />
          </Field>
        )}
        {isQuote ? (
          <Field label="Valid until">
            <TextInput
              small
              type="date"
              min={priced?.terms.today}
              value={draft.validUntil || priced?.terms.validUntil || ''}
              onChange={(event) => change({ validUntil: event.target.value })}
            />
          </Field>
        ) : (
          <>
            <Field label="To">
              <Select small value={draft.addressId} onChange={(event) => change({ addressId: event.target.value })}>
                {addresses.length === 0 && <option value="0">no delivery address yet</option>}
                {addresses.map(({ id, line, city, taxNumber, isDefault }) => (
                  <option key={id} value={isDefault ? '0' : String(id)}>
                    {[line, city, taxNumber].filter(Boolean).join(', ')}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="They pay">
              <Select
                small
                value={draft.paymentOption}
                onChange={(event) => change({ paymentOption: event.target.value as 'credit' | 'cash' })}
              >
                {priced?.payment.map(({ option, closed: isClosed }) => (
                  <option key={option} value={option}>
                    {`${paymentWords[option]}${isClosed ? ' (not possible)' : ''}`}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        <Field label="Wished by">
          <TextInput
            small
            type="date"
            min={priced?.terms.today}
            value={draft.wishedDate}
            onChange={(event) => change({ wishedDate: event.target.value })}
          />
        </Field>
        <Field label="Remark">
          <TextInput
            small
            value={draft.remark}
            maxLength={1000}
            onChange={(event) => change({ remark: event.target.value })}
          />
        </Field>
      </div>
      <div className={styles.finish}>
        <span className={styles.sum}>
          <span>{priced ? `with ${priced.taxLabel} ${money(priced.taxMinor)}, ${priced.placeOfSupply}` : ''}</span>
          <b>{money(priced?.totalMinor ?? 0)}</b>
        </span>
        <span className={styles.missing} role="status">
          {missing?.text}
        </span>
        <Button kind="primary" disabled={missing !== undefined} busy={busy} onClick={onFinish}>
          {action} <Kbd>Ctrl Enter</Kbd>
        </Button>
      </div>
    </section>
  );
}
