import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { type Changed, changeFacts, confirmFacts } from '../../seller/change-facts.server.ts';
import { type FactPartName, factPartNames, partOf } from '../../seller/fact-parts.ts';
import { listLastChanges, loadVersion, loadVersions } from '../../seller/fact-versions.server.ts';
import { loadFigures } from '../../seller/part-figures.server.ts';
import { beginPreview, previewPath } from '../../seller/preview-facts.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound, Refusal } from '../../server/refuse.server.ts';
import type { FactData } from '../../sites/fact-field.ts';
import {
  changeSettings,
  confirmSettings,
  listSettings,
  previewSettings,
  restoreSettings,
  settingsPart,
} from './settings.contract.ts';

const requires = staffPermissionTo('change-settings');

function knownPart(name: string): FactPartName {
  const part = factPartNames.find((one) => one === name);
  if (!part) throw notFound('This part of the settings');
  return part;
}

export const listSettingsCall = defineDeskCall(listSettings, { requires }, async (_request, { db, site }) => {
  const changes = await listLastChanges(db, site);
  return {
    success: true as const,
    parts: factPartNames.map((part) => {
      const { label, note, group } = partOf(part);
      const last = changes.find((one) => one.part === part);
      return {
        part,
        label,
        note,
        group,
        changedAt: last?.changedAt ?? null,
        changedBy: last?.changedBy ?? null,
        waits: last?.waits ?? false,
      };
    }),
  };
});

export const settingsPartCall = defineDeskCall(settingsPart, { requires }, async (request, context) => {
  const { db, site, delivered, staff, now } = context;
  const part = knownPart(request.part);
  const versions = await loadVersions(db, delivered, part, now);
  const [newest] = versions;
  const { label, note, page, fields, read } = partOf(part);
  return {
    success: true as const,
    part,
    label,
    note,
    hasPage: page !== undefined,
    fields: fields(site),
    data: { ...read(site), ...(newest?.data as FactData | undefined) },
    figures: await loadFigures(db, site, part),
    seen: newest?.id ?? 0,
    versions: versions.map(({ changed, ...version }) => ({
      ...version,
      fields: [...changed],
      mayConfirm: version.state === 'waits' && version.id === newest?.id && version.changedById !== staff.staffId,
    })),
  };
});

type Author = { by: string; staff: { staffId: number }; now: Date };
const authorOf = ({ by, staff, now }: Author) => ({ by, staffId: staff.staffId, now });

const changedReply = ({ inForceAt }: Changed) => ({
  success: true as const,
  written: inForceAt !== undefined,
  inForceAt: inForceAt ?? null,
});

export const changeSettingsCall = defineDeskCall(changeSettings, { requires }, async (request, context) => {
  const { database, site, refreshSites } = context;
  const { data, seen } = request;
  const part = knownPart(request.part);
  const changed = await changeFacts(database, site, { part, data, seen, ...authorOf(context) });
  if (changed instanceof Refusal) return changed;
  await refreshSites();
  return changedReply(changed);
});

export const restoreSettingsCall = defineDeskCall(restoreSettings, { requires }, async (request, context) => {
  const { database, site, refreshSites } = context;
  const { seen } = request;
  const part = knownPart(request.part);
  const version = await loadVersion(database, site, part, request.version);
  if (!version) throw notFound('This version');
  const data = { ...partOf(part).read(site), ...version };
  const changed = await changeFacts(database, site, { part, data, seen, ...authorOf(context) });
  if (changed instanceof Refusal) return changed;
  await refreshSites();
  return changedReply(changed);
});

export const confirmSettingsCall = defineDeskCall(confirmSettings, { requires }, async (request, context) => {
  const { database, site, refreshSites } = context;
  const { version } = request;
  const part = knownPart(request.part);
  const confirmed = await confirmFacts(database, site, { part, version, ...authorOf(context) });
  if (confirmed instanceof Refusal) return confirmed;
  await refreshSites();
  return { success: true as const, inForceAt: confirmed.inForceAt };
});

export const previewSettingsCall = defineDeskCall(
  previewSettings,
  { requires },
  async ({ part, data }, { database, site, now, services }) => {
    const ticket = await beginPreview(database, site, { part: knownPart(part), data, now });
    return { success: true as const, address: services.addressOf(site.code) + previewPath(ticket), ticket };
  },
);
