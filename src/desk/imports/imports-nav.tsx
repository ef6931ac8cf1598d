import { SectionNav } from '../list/section-nav.tsx';
import { useCan } from '../shell/desk-session.ts';

/** What comes in, and what goes out. */
export function ImportsNav() {
  const pages = [
    ...(useCan()('import-files') ? [{ path: 'imports', label: 'Imports' }] : []),
    { path: 'imports/exports', label: 'Exports' },
  ];
  return <SectionNav label="Imports and exports" pages={pages} />;
}
