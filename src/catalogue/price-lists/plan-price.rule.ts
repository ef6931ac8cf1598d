import { addDays, type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';

/**
 * A new price applies on its own days, and what was charged until yesterday is never rewritten: the row in force ends
 * the day before, and returns afterwards where the new price ends first.
 */
export type StoredPrice = PriceSnapshot & { id: number };

export type PriceWrite =
  | { kind: 'begun'; after: PriceSnapshot }
  | { kind: 'changed' | 'ended'; before: StoredPrice; after: PriceSnapshot }
  | { kind: 'removed'; before: StoredPrice };

export type PricePlan = { writes: PriceWrite[] } | { problem: string; field: 'for' | 'valid_from' | 'valid_to' };

const firstOf = ({ validFrom }: PriceSnapshot): Day => validFrom ?? '0001-01-01';
const lastOf = ({ validTo }: PriceSnapshot): Day => validTo ?? '9999-12-31';

const hasSameTerms = (a: PriceSnapshot, b: PriceSnapshot) => a.discountBp === b.discountBp && a.netMinor === b.netMinor;

const hasSameKey = (a: PriceSnapshot, b: PriceSnapshot): boolean =>
  a.scope === b.scope && a.scopeKey === b.scopeKey && a.minQty === b.minQty;

/** `rows` are those of the same owner, scope and minimum quantity. Without a first day, the row in force is meant. */
export function planPrice(rows: readonly StoredPrice[], wanted: PriceSnapshot, today: Day): PricePlan {
  const live = rows.filter((row) => lastOf(row) >= today);
  const inForce = live.find((row) => firstOf(row) <= today);
  const firstDay = wanted.validFrom ?? (inForce ? inForce.validFrom : today);
  const same = live.find(({ validFrom }) => validFrom === firstDay);
  if (same && hasSameTerms(same, wanted)) return planLastDay(live, same, wanted.validTo, today);
  if (same && firstOf(same) >= today) return planReplacement(live, same, wanted, today);
  const from = same ? today : (firstDay ?? today);
  return planFrom(live, { ...wanted, validFrom: from }, today);
}

/** `row` is what staff saw and edited; its scope and quantity may have changed too. */
export function planEdit(row: StoredPrice, rows: readonly StoredPrice[], wanted: PriceSnapshot, today: Day): PricePlan {
  if (lastOf(row) < today) return hasEnded(row);
  const isInForce = firstOf(row) < today;
  if (!isInForce) return planReplacement(rows, row, wanted, today);
  const keepsFirstDay = wanted.validFrom === row.validFrom;
  if (hasSameKey(row, wanted)) {
    if (!keepsFirstDay && hasSameTerms(row, wanted))
      return {
        field: 'valid_from',
        problem: t`This price applies already; its first day can no longer change. Leave the day as it was.`,
      };
    return planPrice(rows, wanted, today);
  }
  const from = keepsFirstDay ? today : (wanted.validFrom ?? today);
  const begun = planPrice(rows, { ...wanted, validFrom: from }, today);
  if ('problem' in begun) return begun;
  return { writes: [...endBefore(row, from), ...begun.writes] };
}

/** Ends a row after its last day; without a day it no longer applies from today. */
export function planEnd(row: StoredPrice, lastDay: Day | null, today: Day): PricePlan {
  if (lastOf(row) < today) return hasEnded(row);
  const last = lastDay ?? addDays(today, -1);
  if (last < addDays(today, -1)) return isPast('valid_to', addDays(today, -1));
  if (firstOf(row) > last) return { writes: [{ kind: 'removed', before: row }] };
  if (lastOf(row) < last)
    return {
      field: 'valid_to',
      problem: t`This price ends on ${formatDay(lastOf(row))} already; write an earlier day.`,
    };
  return { writes: endBefore(row, addDays(last, 1)) };
}

/** What it takes to have the prices of before again from today on; what was charged until yesterday stays. */
export function planUndo(rows: readonly StoredPrice[], before: readonly PriceSnapshot[], today: Day): PriceWrite[] {
  const missing = before.filter((row) => lastOf(row) >= today);
  const writes = rows.flatMap((row): PriceWrite[] => {
    const at = missing.findIndex(
      ({ validFrom, ...terms }) => validFrom === row.validFrom && hasSameTerms(row, { validFrom, ...terms }),
    );
    const [same] = at < 0 ? [] : missing.splice(at, 1);
    if (!same) return endBefore(row, today);
    if (same.validTo === row.validTo) return [];
    return [{ kind: 'changed', before: row, after: snapshotOf(row, row.validFrom, same.validTo) }];
  });
  const back = missing.map((row) => snapshotOf(row, firstOf(row) < today ? today : row.validFrom, row.validTo));
  return [...writes, ...back.map((after): PriceWrite => ({ kind: 'begun', after }))];
}

function planFrom(live: readonly StoredPrice[], wanted: PriceSnapshot, today: Day): PricePlan {
  const [from, to] = [firstOf(wanted), lastOf(wanted)];
  if (from < today) return isPast('valid_from', today);
  if (to < from) return endsBeforeItBegins(from);
  const later = live.find((row) => firstOf(row) >= from && firstOf(row) <= to);
  if (later) return meetsLater(later, from);
  const current = live.filter((row) => lastOf(row) >= from && firstOf(row) < from);
  const equal = current.find((row) => hasSameTerms(row, wanted));
  if (equal && current.length === 1) {
    const goesOn = lastOf(equal) >= to;
    return goesOn ? { writes: [] } : planLastDay(live, equal, wanted.validTo, today);
  }
  const returning = current
    .filter((row) => lastOf(row) > to)
    .map((row) => snapshotOf(row, addDays(to, 1), row.validTo));
  return {
    writes: [
      ...current.flatMap((row) => endBefore(row, from)),
      { kind: 'begun', after: wanted },
      ...returning.map((after): PriceWrite => ({ kind: 'begun', after })),
    ],
  };
}

/** Replaces a row that has not been in force before today. */
function planReplacement(rows: readonly StoredPrice[], row: StoredPrice, wanted: PriceSnapshot, today: Day): PricePlan {
  const others = rows.filter(({ id }) => id !== row.id);
  const plan = planFrom(
    others.filter((other) => lastOf(other) >= today),
    { ...wanted, validFrom: wanted.validFrom ?? today },
    today,
  );
  if ('problem' in plan) return plan;
  const begun = plan.writes.findIndex(({ kind }) => kind === 'begun');
  if (begun < 0) return { writes: [{ kind: 'removed', before: row }, ...plan.writes] };
  const writes = plan.writes.map((write, at): PriceWrite => {
    return at === begun && write.kind === 'begun' ? { kind: 'changed', before: row, after: write.after } : write;
  });
  return { writes };
}

function planLastDay(live: readonly StoredPrice[], row: StoredPrice, validTo: Day | null, today: Day): PricePlan {
  if (row.validTo === validTo) return { writes: [] };
  const to = validTo ?? '9999-12-31';
  if (to < firstOf(row)) return endsBeforeItBegins(firstOf(row));
  if (to < addDays(today, -1)) return isPast('valid_to', addDays(today, -1));
  const later = live.find((other) => other.id !== row.id && firstOf(other) > firstOf(row) && firstOf(other) <= to);
  if (later) return meetsLater(later, firstOf(row));
  const kind = to < lastOf(row) ? 'ended' : 'changed';
  return { writes: [{ kind, before: row, after: snapshotOf(row, row.validFrom, validTo) }] };
}

function endBefore(row: StoredPrice, day: Day): PriceWrite[] {
  const last = addDays(day, -1);
  if (lastOf(row) <= last) return [];
  if (firstOf(row) > last) return [{ kind: 'removed', before: row }];
  return [{ kind: 'ended', before: row, after: snapshotOf(row, row.validFrom, last) }];
}

const snapshotOf = (
  { scope, scopeKey, minQty, discountBp, netMinor }: PriceSnapshot,
  validFrom: Day | null,
  validTo: Day | null,
): PriceSnapshot => ({ scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo });

const isPast = (field: 'valid_from' | 'valid_to', earliest: Day): PricePlan => ({
  field,
  problem: t`A day in the past cannot be changed; write ${earliest} or a later day.`,
});

const endsBeforeItBegins = (from: Day): PricePlan => ({
  field: 'valid_to',
  problem: t`The last day is before the first; write ${from} or a later day, or leave it empty.`,
});

const hasEnded = (row: StoredPrice): PricePlan => ({
  field: 'valid_to',
  problem: t`This price ended on ${formatDay(lastOf(row))}; write a new row instead.`,
});

const meetsLater = (later: StoredPrice, from: Day): PricePlan =>
  firstOf(later) > from
    ? {
        field: 'valid_to',
        problem: t`From ${firstOf(later)} another price is planned; write ${addDays(firstOf(later), -1)} as the last day, or change that row.`,
      }
    : { field: 'valid_from', problem: t`Another price begins on ${from} already; change that row instead.` };
