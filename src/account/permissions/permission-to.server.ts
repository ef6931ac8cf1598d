import type {
  Caller,
  MachineCaller,
  Permission,
  ScopePermission,
  StaffCaller,
  StaffPermission,
} from '../../server/calls/define-call.server.ts';
import { type ApiScope, hasScope } from './api-scopes.rule.ts';
import {
  type CallerKind,
  type Capability,
  can,
  canAtDesk,
  isOpenToViewers,
  type permissions,
  type StaffCapability,
} from './permissions.rule.ts';
import type { Standing } from './standing.rule.ts';

type KindsWith<Name extends Capability> = (typeof permissions)[Name][number];
type CallerWith<Name extends Capability> = 'visitor' extends KindsWith<Name> ? Caller | undefined : Caller;
/** Only a capability that some standings lack needs a refusal, which the contract of the call must declare. */
type RefusalFor<Name extends Capability> = Standing extends KindsWith<Name> ? never : 'not_active';

/** The permission in the options of a call. */
export function permissionTo<Name extends Capability>(
  capability: Name,
): Permission<CallerWith<Name>, RefusalFor<Name>> {
  return { ...permissionUnderLock(capability), refusal: 'not_active' as RefusalFor<Name> };
}

/** The permission of a call that reads the standing again under its lock and refuses the account itself. */
export const permissionUnderLock = <Name extends Capability>(
  capability: Name,
): Permission<CallerWith<Name>, never> => ({
  capability,
  isGrantedTo: (caller): caller is CallerWith<Name> =>
    can(kindOf(caller), capability) && (caller?.viewedBy === undefined || isOpenToViewers(capability)),
  refusal: undefined,
});

function kindOf(caller: Caller | undefined): CallerKind {
  if (!caller) return 'visitor';
  return caller.emailVerified ? caller.standing : 'unverified';
}

/** The permission in the options of a call of the desk. */
export const staffPermissionTo = (capability: StaffCapability): StaffPermission => ({
  capability,
  isGrantedTo: (staff): staff is StaffCaller => staff !== undefined && canAtDesk(staff.roles, capability),
});

/** Permits what concerns only one's own session. */
export const anyStaff: StaffPermission = {
  capability: 'own-desk-session',
  isGrantedTo: (staff): staff is StaffCaller => staff !== undefined,
};

export const anybody: StaffPermission<StaffCaller | undefined> = {
  capability: 'sign-in-at-desk',
  isGrantedTo: (_staff): _staff is StaffCaller | undefined => true,
};

/** The permission in the options of a call of programs. */
export const scopeOf = (scope: ApiScope): ScopePermission => ({
  capability: scope,
  isGrantedTo: (machine): machine is MachineCaller => machine !== undefined && hasScope(machine.scopes, scope),
});
