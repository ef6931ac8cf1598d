import { apiScopeNames } from '../../src/account/permissions/api-scopes.rule.ts';
import {
  type CallerKind,
  type Capability,
  callerKinds,
  can,
  canAtDesk,
  permissions,
  type StaffCapability,
  staffPermissions,
  staffRoles,
} from '../../src/account/permissions/permissions.rule.ts';
import { standingLabels } from '../../src/account/permissions/standing.rule.ts';
import type { Handler } from '../../src/server/calls/define-call.server.ts';
import { storeCalls } from '../../src/store.calls.ts';

const kindLabels: Readonly<Record<CallerKind, string>> = {
  visitor: 'visitor',
  unverified: 'e-mail not verified',
  ...standingLabels,
};

const capabilities = Object.keys(permissions) as Capability[];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What everybody may do with their own session. */
const ownSession = ['sign-in-at-desk', 'own-desk-session'];
const staffCapabilities = Object.keys(staffPermissions) as StaffCapability[];

function callRowsOf(audience: Handler['audience'], names: readonly string[]): string[] {
  const calls = storeCalls.filter((handler) => handler.audience === audience);
  return names.flatMap((capability) => {
    const needing = calls.filter(({ options }) => options.requires.capability === capability);
    if (needing.length === 0) return [row([capability, '–', 'asked by pages and rules only'])];
    return needing.map(({ contract: { path, summary } }) => row([capability, `\`${path}\``, summary]));
  });
}

export function permissionsPage(): string {
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
    ...callRowsOf('buyers', capabilities),
    '',
    '## Which role has which capability at the desk?',
    '',
    'Roles are given for each site. Without a role on a site, staff may do nothing there.',
    '',
    row(['capability', ...staffRoles]),
    row(['---', ...staffRoles.map(() => '---')]),
    ...staffCapabilities.map((capability) =>
      row([capability, ...staffRoles.map((role) => (canAtDesk([role], capability) ? 'yes' : '–'))]),
    ),
    '',
    '## Which call of the desk needs which capability?',
    '',
    row(['capability', 'call', 'does']),
    row(['---', '---', '---']),
    ...callRowsOf('staff', [...ownSession, ...staffCapabilities]),
    '',
    '## Which call of a program needs which scope?',
    '',
    'Administrators make tokens at the desk under Integrations, each for one site and with the scopes it needs.',
    '',
    row(['scope', 'call', 'does']),
    row(['---', '---', '---']),
    ...callRowsOf('programs', apiScopeNames),
    '',
  ].join('\n');
}
