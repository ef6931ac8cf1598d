import { useState } from 'react';
import type { ExportTableKind } from '../../imports/exports/export-kind.data.ts';
import { exportableKinds } from '../../imports/exports/exportable-kinds.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { ExportForm, type ExportFormProps } from './export-form.tsx';

type ExportButtonProps = ExportFormProps & {
  /** A sentence that says which records the file will have. */
  about: string;
};

/** Is shown to whoever may take out one of the tables. */
export function ExportButton({ kinds, filter, about }: ExportButtonProps) {
  const allowed = useExportableKinds(kinds);
  const [isOpen, setOpen] = useState(false);
  if (allowed.length === 0) return null;
  return (
    <>
      <Button small icon="download" onClick={() => setOpen(true)}>
        Export
      </Button>
      <Dialog open={isOpen} title="Export" onClose={() => setOpen(false)}>
        <p>{about}</p>
        <ExportForm kinds={allowed} filter={filter} />
      </Dialog>
    </>
  );
}

/** Those of the tables that one may take out. */
function useExportableKinds(kinds: readonly ExportTableKind[]): ExportTableKind[] {
  const mine = exportableKinds(useDeskSite().roles);
  return kinds.filter((kind) => mine.includes(kind));
}

export const aboutList =
  'The file has all records of this list as it is filtered and sorted now, also those of its other pages.';
