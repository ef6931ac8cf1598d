import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { PdfFile } from './pdf-file.ts';

const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.ui.tsx')).PdfViewer }));

export type PdfLinkProps = PdfFile & { children: ReactNode; button?: boolean | undefined };

/** Opens the PDF in the viewer; a plain link without scripts and for a new tab. */
export function PdfLink({ children, button, ...file }: PdfLinkProps) {
  const [open, setOpen] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
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
      {open &&
        // In a portal: inside the label of a checkbox, a click in the viewer would toggle it.
        createPortal(
          <Suspense>
            <PdfViewer {...file} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
