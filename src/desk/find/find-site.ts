import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import type { SiteCode } from '../../sites/site.ts';

export type FindSite = { site: SiteCode; name: string; roles: readonly StaffRole[] };
