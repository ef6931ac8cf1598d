import { useEffect, useState } from 'react';
import type { RequestInput } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskExport } from './export-texts.ts';
import { isUnderWay } from './export-texts.ts';
import type { beginExportAtDesk, exportAtDesk } from './exports.contract.ts';

export const exportAddress = (site: SiteCode, id: number) => `/desk/files/${site}/exports/${id}`;

const askEveryMs = 700;

/** Asks for a file, watches it being made, and saves it on this computer when it is ready. */
export function useExport() {
  const { site } = useDeskSite();
  const { send, error, busy } = useAction('page');
  const [id, setId] = useState<number>();
  const [record, setRecord] = useState<DeskExport>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (id === undefined || (record && !isUnderWay(record))) return undefined;
    return askWhileShown(
      (options) => callDesk<typeof exportAtDesk>('GET /desk/api/:site/exports/one/', { site, id: String(id) }, options),
      (reply) => {
        if (isRefusal(reply)) return setProblem(reply.message);
        setRecord(reply.export);
        if (reply.export.state === 'done') saveExport(site, reply.export);
      },
      askEveryMs,
    );
  }, [site, id, record]);

  const begin = (wanted: Omit<RequestInput<typeof beginExportAtDesk>, 'site'>) => {
    setProblem('');
    setId(undefined);
    setRecord(undefined);
    return send(() => callDesk<typeof beginExportAtDesk>('POST /desk/api/:site/exports/begin/', { site, ...wanted }), {
      onDone: (reply) => setId(reply.id),
    });
  };
  const isMade = id !== undefined && problem === '' && (!record || isUnderWay(record));
  return { begin, record, error: error || problem || record?.problem, busy: busy || isMade };
}

function saveExport(site: SiteCode, { id, fileName }: DeskExport): void {
  const link = document.createElement('a');
  link.href = exportAddress(site, id);
  link.download = fileName;
  link.click();
}
