import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { warningDays } from '../../catalogue/certificates/certificate-state.rule.ts';
import { importableKinds } from '../../imports/importable-kinds.rule.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { answersByDay, countLate, type PromisedAnswer } from './answered-in-time.rule.ts';
import { ordersByDay, quotesByDay, rfiAnswers, rfiFigures, topItems, wantedItems } from './site-figures.db.ts';
import { siteFigures, waitingWork } from './today.contract.ts';
import { type WaitingKind, waitingKinds } from './waiting-kinds.data.ts';
import { countWaitingWork } from './waiting-work.db.ts';

const dayMs = 86_400_000;
const chartDays = 14;
const figureDays = 30;
const weekDays = 7;

/** The reply has only what the person works on. */
export const waitingWorkCall = defineDeskCall(
  waitingWork,
  { requires: staffPermissionTo('use-desk') },
  async (_request, { db, site, staff, now }) => {
    const { timeZone } = site.calendar;
    const today = dayOf(now, timeZone);
    const days = { now, today, tomorrow: addDays(today, 1), timeZone };
    const importKinds = importableKinds(staff.roles);
    const rows = await countWaitingWork(db, { site: site.code, ...days, importKinds, warningDays });
    const kinds = Object.keys(waitingKinds) as WaitingKind[];
    const own = kinds.filter((kind) => canAtDesk(staff.roles, waitingKinds[kind].requires));
    return {
      success: true as const,
      waiting: own.flatMap((kind) => rows.filter((row) => row.kind === kind)),
    };
  },
);

export const siteFiguresCall = defineDeskCall(
  siteFigures,
  { requires: staffPermissionTo('use-desk'), reads: 'replica' },
  async (_request, { db, site, now }) => {
    const { timeZone } = site.calendar;
    const period = { site: site.code, since: new Date(now.getTime() - figureDays * dayMs) };
    const chart = { site: site.code, since: new Date(now.getTime() - (chartDays + weekDays) * dayMs), timeZone };
    const [orders, quotes, [rfi], answers, items, wanted] = await Promise.all([
      ordersByDay(db, chart),
      quotesByDay(db, { ...period, timeZone }),
      rfiFigures(db, period),
      rfiAnswers(db, period),
      topItems(db, period),
      wantedItems(db, { ...period, now }),
    ]);
    const today = dayOf(now, timeZone);
    const days: Day[] = Array.from({ length: chartDays }, (_, index) => addDays(today, index - chartDays + 1));
    const promised = answers.map((rfi) => promiseOf(rfi, site));
    const answered = answersByDay(days, promised);
    return {
      success: true as const,
      currency: site.currency,
      days: days.map((day, index) => {
        const found = orders.find((one) => one.day === day);
        const before = orders.find((one) => one.day === addDays(day, -weekDays));
        const quote = quotes.find((one) => one.day === day);
        return {
          day,
          orders: found?.orders ?? 0,
          ordersBefore: before?.orders ?? 0,
          totalMinor: found?.totalMinor ?? 0,
          quoted: quote?.quoted ?? 0,
          quotesOrdered: quote?.ordered ?? 0,
          rfisAnswered: answered[index]?.answered ?? 0,
          rfisInTime: answered[index]?.inTime ?? 0,
        };
      }),
      rfi: {
        quoted: rfi?.quoted ?? 0,
        ordered: rfi?.ordered ?? 0,
        declined: rfi?.declined ?? 0,
        answeredMinutes: rfi?.answeredMinutes ?? null,
        promisedHours: site.answerWithinHours,
        late: countLate(promised, now),
      },
      topItems: items,
      wantedItems: wanted,
    };
  },
);

function promiseOf(
  { askedAt, answeredAt }: { askedAt: Date; answeredAt: Date | null },
  site: SellerSite,
): PromisedAnswer {
  return {
    day: answeredAt === null ? undefined : dayOf(answeredAt, site.calendar.timeZone),
    dueAt: afterWorkingHours(askedAt, site.answerWithinHours, site.calendar),
    answeredAt: answeredAt ?? undefined,
  };
}
