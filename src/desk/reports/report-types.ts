import type { ReplyOf } from '../../lib/contract.ts';
import type { salesReportAtDesk } from './sales-report.contract.ts';

export type SalesReportReply = ReplyOf<typeof salesReportAtDesk>;

/** What a figure is of, and what the list of its documents is narrowed to. */
export type OpenedFigure = { title: string; narrowing: Record<string, string> };
