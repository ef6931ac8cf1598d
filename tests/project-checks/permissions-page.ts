import {
  type CallerKind,
  type Capability,
  callerKinds,
  can,
  permissions,
} from '../../src/account/permissions/permissions.rule.ts';
import { standingLabels } from '../../src/account/permissions/standing.rule.ts';
import { everyHandler } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';

const kindLabels: Readonly<Record<CallerKind, string>> = {
  visitor: 'visitor',
  unverified: 'e-mail not verified',
  ...standingLabels,
};

const capabilities = Object.keys(permissions) as Capability[];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function permissionsPage(): string {
  const calls = everyHandler(readEnv({})).map(({ contract: { path, summary }, options: { requires } }) => ({
    path,
    summary,
    capability: requires.capability,
  }));
  const callRows = capabilities.flatMap((capability) => {
    const needing = calls.filter((call) => call.capability === capability);
    if (needing.length === 0) return [row([capability, '–', 'asked by pages and rules only'])];
    return needing.map(({ path, summary }) => row([capability, `\`${path}\``, summary]));
  });
  return [
    '# Who may do what?',
    '',
    '`npm run permissions` writes this page from `src/account/permissions/permissions.rule.ts` and from the definitions of the calls.',
    '[Decision 0026](decisions/0026-permissions.md) says how it is enforced. A call treats an overdue account as Active.',
    '',
    '## Which kind of caller has which capability?',
    '',
    row(['capability', ...callerKinds.map((kind) => kindLabels[kind])]),
    row(['---', ...callerKinds.map(() => '---')]),
    ...capabilities.map((capability) =>
      row([capability, ...callerKinds.map((kind) => (can(kind, capability) ? 'yes' : '–'))]),
    ),
    '',
    '## Which call needs which capability?',
    '',
    row(['capability', 'call', 'does']),
    row(['---', '---', '---']),
    ...callRows,
    '',
  ].join('\n');
}
