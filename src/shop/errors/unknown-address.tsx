import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Sets the title, where no route has set one. */
export default function UnknownAddress({ children }: { children: ReactNode }) {
  const { name } = useSite();
  return (
    <>
      <title>{`${t`Page not found`} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundPage>{children}</NotFoundPage>
    </>
  );
}
