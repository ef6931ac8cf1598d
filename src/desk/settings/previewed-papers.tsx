import { useEffect, useRef } from 'react';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './settings.module.css';

/** A mail and an invoice as they would be with what is typed. */
export function PreviewedPapers({ ticket }: { ticket: string }) {
  const { site } = useDeskSite();
  const element = useRef<HTMLDivElement>(null);
  // They appear below a long form.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  const addressOf = (what: 'mail' | 'invoice') => `/desk/files/${site}/previews/${ticket}/${what}`;
  return (
    <Block header="Mail and invoice" end="with what is typed; nothing is saved">
      <BlockBody>
        <div ref={element} className={styles.papers}>
          <iframe
            className={styles.paper}
            src={addressOf('mail')}
            title="Mail with the new look"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          {navigator.pdfViewerEnabled && (
            <iframe
              className={styles.paper}
              src={`${addressOf('invoice')}#toolbar=0&view=FitH`}
              title="Invoice with the new look"
            />
          )}
        </div>
        <p>
          <a href={addressOf('invoice')} target="_blank" rel="noopener">
            Open the invoice
          </a>
        </p>
      </BlockBody>
    </Block>
  );
}
