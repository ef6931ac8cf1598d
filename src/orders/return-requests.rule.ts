// A buyer asks to return pieces of a tax invoice that have left and were not returned; a line is in one open request at a time.

import { msg } from '../lib/i18n.ts';

export const returnReasons = {
  surplus: msg('Ordered too many'),
  wrong: msg('Wrong item sent'),
  damaged: msg('Damaged on the way'),
  faulty: msg('Faulty'),
  other: msg('Another reason'),
} as const;
export type ReturnReason = keyof typeof returnReasons;

/** What the buyer asks for; staff decide. */
export const returnRemedies = {
  credit: msg('Credit note'),
  replacement: msg('Replacement'),
  advice: msg('Repair or advice'),
} as const;
export type ReturnRemedy = keyof typeof returnRemedies;

/** The parts of a bearing, numbered from the outside in; '' where the buyer named none. */
export const faultyParts = {
  outer_ring: msg('1 Outer ring, raceway'),
  rolling_elements: msg('2 Balls or rollers'),
  cage: msg('3 Cage'),
  inner_ring: msg('4 Inner ring, raceway'),
  bore: msg('5 Bore'),
  seal: msg('6 Seal or shield'),
} as const;
export type FaultyPart = keyof typeof faultyParts;

export const returnStatuses = {
  requested: msg('Requested'),
  approved: msg('Approved'),
  declined: msg('Declined'),
  received: msg('Goods received'),
} as const;
export type ReturnStatus = keyof typeof returnStatuses;

export const openReturnStatuses: readonly ReturnStatus[] = ['requested', 'approved'];

export const formatReturnNumber = (orderNumber: string, returnNo: number) => `${orderNumber}-R${returnNo}`;

/** Undefined for a text that is no such number. */
export function parseReturnNumber(text: string): { order: string; returnNo: number } | undefined {
  const [, order = '', no = ''] = /^([A-Z0-9]{1,40})-R(\d{1,4})$/.exec(text.trim().toUpperCase()) ?? [];
  return order ? { order, returnNo: Number(no) } : undefined;
}

export type RequestedReturn = { lineNo: number; quantity: number };

/** `left` is what can still be returned of a line, `isOpen` whether another request names it. */
export type ReturnableLine = { lineNo: number; itemName: string; left: number; isOpen: boolean };

type Refused = {
  name: 'nothing' | 'unknown_line' | 'twice' | 'too_many' | 'open';
  slots: Record<string, string | number>;
};

/** The first reason why these lines cannot be asked for; undefined when they can. */
export function returnRequestRefusal(
  lines: readonly ReturnableLine[],
  requested: readonly RequestedReturn[],
): Refused | undefined {
  if (requested.length === 0) return { name: 'nothing', slots: {} };
  for (const [index, { lineNo, quantity }] of requested.entries()) {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (!line) return { name: 'unknown_line', slots: { line: lineNo } };
    const slots = { item: line.itemName, left: line.left };
    if (requested.slice(0, index).some((one) => one.lineNo === lineNo)) return { name: 'twice', slots };
    if (line.isOpen) return { name: 'open', slots };
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.left) return { name: 'too_many', slots };
  }
  return undefined;
}
