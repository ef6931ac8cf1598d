import { useState } from 'react';
import { apiScopeNames, apiScopes } from '../../account/permissions/api-scopes.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { endTokenAtDesk, integrationsAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';

type Token = ReplyOf<typeof integrationsAtDesk>['tokens'][number];

const columns = (
  { time, day }: ReturnType<typeof useFormats>,
  onEnd: (token: Token) => void,
): readonly Column<Token>[] => [
  {
    key: 'name',
    header: 'Program',
    phone: 'full',
    cell: ({ name, prefix }) => (
      <>
        {name} <code className={styles.quiet}>{prefix}…</code>
      </>
    ),
  },
  { key: 'scopes', header: 'May', cell: ({ scopes }) => <span className={styles.wrap}>{scopeText(scopes)}</span> },
  { key: 'used', header: 'Last used', cell: (token) => time(token.lastUsedAt) || 'never' },
  { key: 'expires', header: 'Ends', cell: (token) => day(token.expiresAt) || 'when you end it' },
  { key: 'by', header: 'Made by', cell: (token) => token.createdBy, drop: 1100, phone: 'one' },
  {
    key: 'end',
    header: 'Action',
    cell: (token) => (
      <Button small aria-label={`End ${token.name}`} onClick={() => onEnd(token)}>
        End
      </Button>
    ),
  },
];

const scopeText = (scopes: readonly string[]) =>
  apiScopeNames.every((scope) => scopes.includes(scope))
    ? 'everything'
    : apiScopeNames
        .filter((scope) => scopes.includes(scope))
        .map((scope) => apiScopes[scope])
        .join('; ');

export function TokenTable({ tokens }: { tokens: readonly Token[] }) {
  const [endingId, setEndingId] = useState<number>();
  // Somebody else may have ended it meanwhile.
  const ending = tokens.find(({ id }) => id === endingId);
  const { site } = useDeskSite();
  const formats = useFormats();
  const { change, busy } = useAction();
  async function end({ id }: Token) {
    await change(() => callDesk<typeof endTokenAtDesk>('POST /desk/api/:site/integrations/tokens/end/', { site, id }));
  }
  return (
    <>
      <RecordList
        caption="Tokens"
        columns={columns(formats, ({ id }) => setEndingId(id))}
        rows={tokens}
        rowKey={({ id }) => String(id)}
        empty="No program calls this site."
      />
      <ConfirmDialog
        open={ending !== undefined}
        title={`End the token ${ending?.name ?? ''}?`}
        busy={busy}
        onClose={() => setEndingId(undefined)}
        action="End the token"
        kind="danger"
        onConfirm={() => ending && void end(ending)}
      >
        <p>The program can no longer call the store. What it did stays in the audit trail under its name.</p>
      </ConfirmDialog>
    </>
  );
}
