import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { PdfFile } from './pdf-file.ts';

/** Fetched when a file is opened first. */
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.ui.tsx')).PdfViewer }));

export type PdfLinkProps = PdfFile & { children: ReactNode; button?: boolean | undefined };

/** A link to a PDF that opens in the viewer over the page; without scripts, or with another tab in mind, a plain link. */
export function PdfLink({ children, button, ...file }: PdfLinkProps) {
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {button ? (
        <ButtonLink icon="download" to={file.file} reloadDocument onClick={press}>
          {children}
        </ButtonLink>
      ) : (
        <a href={file.file} onClick={press}>
          {children}
        </a>
      )}
      {open &&
        // Not where the link stands: that may be the label of a box, which a press in it would tick.
        createPortal(
          <Suspense>
            <PdfViewer {...file} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
