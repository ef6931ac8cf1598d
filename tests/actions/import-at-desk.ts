import { setTimeout as pause } from 'node:timers/promises';
import {
  beginImportAtDesk,
  checkImportAtDesk,
  finishUploadAtDesk,
  importAtDesk,
  importPartAtDesk,
  runImportAtDesk,
} from '../../src/desk/imports/imports.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';

export type DeskClient = {
  site: SiteCode;
  /** Undefined when there is no answer. */
  call<C extends Contract>(contract: C, input: RequestInput<C>): Promise<ReplyOf<C> | RefusalReply | undefined>;
  /** False when the store did not take the file. */
  sendFile(path: string, file: string): Promise<boolean>;
  /** From then on the file may be written at any time. */
  onUploaded?(): void;
};

const patienceMs = 120_000;

/** Brings a file of stock over HTTP and waits until it is written, whichever process works on it; false when it is not. */
export async function importStockAtDesk(desk: DeskClient, pieces: ReadonlyMap<string, number>): Promise<boolean> {
  const { site, call } = desk;
  const file = ['itemcode,on_hand', ...[...pieces].map((line) => line.join(','))].join('\n');
  const begun = await call(beginImportAtDesk, { site, kind: 'stock', fileName: 'stock.csv' });
  if (!begun?.success) return false;
  const { id } = begun;
  if (!(await desk.sendFile(callUrl(importPartAtDesk, { site, id, part: '0' }), file))) return false;
  if (!(await call(finishUploadAtDesk, { site, id }))) return false;
  desk.onUploaded?.();
  const uploaded = await call(importAtDesk, { site, id });
  if (!uploaded?.success) return false;
  await call(checkImportAtDesk, { site, id, mapping: uploaded.mapping });
  if (!(await reaches(desk, id, 'checked'))) return false;
  await call(runImportAtDesk, { site, id });
  return reaches(desk, id, 'done');
}

async function reaches({ site, call }: DeskClient, id: number, state: 'checked' | 'done'): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const shown = await call(importAtDesk, { site, id });
    if (shown?.success && shown.state === state) return true;
    if (shown?.success && ['failed', 'cancelled'].includes(shown.state)) return false;
    await pause(200);
  }
  return false;
}
