import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { prepareOrderAtDesk } from './order-entry.contract.ts';
import styles from './order-entry.module.css';

export type PreparedLink = Pick<ReplyOf<typeof prepareOrderAtDesk>, 'url' | 'ends' | 'email'>;

type LinkDialogProps = { link: PreparedLink; phone: string; onClose: () => void };

/** The link is shown once: the store keeps only what recognizes it. */
export function LinkDialog({ link: { url, ends, email }, phone, onClose }: LinkDialogProps) {
  const { name } = useDeskSite();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const text = encodeURIComponent(`${name}: please look at your order and confirm it until ${ends}: ${url}`);
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => setCopied('yes'))
      .catch(() => setCopied('refused'));
  return (
    <Dialog open title="Link to confirm the order" onClose={onClose}>
      <p>
        {email ? `It is mailed to ${email}. ` : 'No mail address of this customer is known. '}
        {`The customer confirms or declines without a password, until ${ends}.`}
      </p>
      <Field label="Link">
        <TextInput readOnly mono value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy link'}
        </Button>
        <ButtonLink
          to={`https://wa.me/${phone.replace(/\D/g, '')}?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </ButtonLink>
      </div>
      <p role="status">{copied === 'refused' && 'Your browser does not allow copying here. Copy it from the field.'}</p>
    </Dialog>
  );
}
