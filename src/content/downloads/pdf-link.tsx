import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import type { PdfFile } from './pdf-file.ts';

export type PdfLinkProps = PdfFile & { children: ReactNode; button?: boolean | undefined };

/** Opens the PDF in the viewer; a plain link without scripts and for a new tab. */
export function PdfLink({ children, button, ...file }: PdfLinkProps) {
  const { Dialog: PdfViewer, isOpen, open, close } = useLazyDialog(() => import('./pdf-viewer.tsx'));
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {button ? (
        <ButtonLink icon="download" to={file.file} reloadDocument onClick={handleClick}>
          {children}
        </ButtonLink>
      ) : (
        <a href={file.file} onClick={handleClick}>
          {children}
        </a>
      )}
      {isOpen &&
        PdfViewer &&
        // It is in a portal: inside the label of a checkbox, a click in the viewer would toggle it.
        createPortal(<PdfViewer {...file} onClose={close} />, document.body)}
    </>
  );
}
