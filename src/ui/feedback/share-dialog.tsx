import { type ReactNode, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useSite } from '../page/site-context.tsx';
import { Dialog } from './dialog.tsx';
import styles from './share-dialog.module.css';

type ShareDialogProps = { name: string; url: string; children: ReactNode; onClose: () => void };

export default function ShareDialog({ name, url, children, onClose }: ShareDialogProps) {
  const site = useSite();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const title = t`${name}, ${site.name}`;
  const text = encodeURIComponent(`${title}: ${url}`);
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => setCopied('yes'))
      .catch(() => setCopied('refused'));
  return (
    <Dialog open title={t`Share ${name}`} onClose={onClose}>
      <div className={styles.about}>{children}</div>
      <Field label={t`Link`}>
        <TextInput readOnly mono value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className={styles.ways}>
        <Button kind="primary" icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied === 'yes' ? t`Copied` : t`Copy link`}
        </Button>
        <ButtonLink to={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
          {t`WhatsApp`}
        </ButtonLink>
        <ButtonLink icon="mail" to={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
          {t`E-mail`}
        </ButtonLink>
        {typeof navigator.share === 'function' && (
          <Button icon="share" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {t`More`}
          </Button>
        )}
      </div>
      <p className={styles.told} role="status">
        {copied === 'yes' && <span>{t`The link is copied.`}</span>}
        {copied === 'refused' && (
          <span>{t`Your browser does not allow copying here. Please copy the link from its field.`}</span>
        )}
      </p>
    </Dialog>
  );
}
