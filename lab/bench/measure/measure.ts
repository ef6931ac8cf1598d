import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type HttpConnection, openConnection, type RawReply, type RawRequest } from '../requests/raw-http-client.ts';

export type Figures = {
  requests: number;
  /** How long each request took. */
  tookMs: readonly number[];
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Undefined where the system does not report it. */
  cpuMs: number | undefined;
};

export type NextRequest = () => RawRequest | undefined;

export type MeasureOptions = {
  port: number;
  pid: number;
  callers: number;
  next: NextRequest;
  /** The interval at which each caller sends requests; without it, each is sent as soon as the previous one is answered. */
  everyMs?: number;
  accept?: (reply: RawReply) => boolean;
};

/** Throws at the first reply that is not accepted. */
export async function measure(options: MeasureOptions): Promise<Figures> {
  const { port, pid, callers, everyMs = 0 } = options;
  const all = await Promise.all(Array.from({ length: callers }, () => openConnection(port)));
  const tookMs: number[] = [];
  const cpuBefore = cpuMsOf(pid);
  const started = performance.now();
  await Promise.all(all.map((caller, i) => sendAll(caller, options, started + (everyMs * i) / callers, tookMs)));
  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = cpuMsOf(pid);
  for (const caller of all) caller.close();
  const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / tookMs.length;
  return { requests: tookMs.length, tookMs, perSecond: tookMs.length / seconds, ...percentilesOf(tookMs), cpuMs };
}

function percentilesOf(tookMs: readonly number[]): Pick<Figures, 'p50Ms' | 'p99Ms'> {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50Ms: share(0.5), p99Ms: share(0.99) };
}

async function sendAll(
  caller: HttpConnection,
  { next, everyMs, accept = succeeded }: MeasureOptions,
  firstDue: number,
  tookMs: number[],
) {
  let due = firstDue;
  for (let request = next(); request; request = next()) {
    const leftMs = due - performance.now();
    if (everyMs && leftMs > 0) await pause(leftMs);
    // Waiting for the previous reply counts too.
    const sent = everyMs ? due : performance.now();
    const reply = await caller.send(request);
    tookMs.push(performance.now() - sent);
    due += everyMs ?? 0;
    if (!accept(reply))
      throw new Error(`${reply.status} ${reply.body.slice(0, 300)}\nto ${request.toString().slice(0, 300)}`);
  }
}

/** Percentiles are those of the requests of all rounds. */
export function combineFigures(rounds: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number) => rounds.reduce((total, one) => total + of(one), 0);
  const tookMs = rounds.flatMap((one) => one.tookMs);
  return {
    requests: tookMs.length,
    tookMs,
    perSecond: tookMs.length / sum((one) => one.requests / one.perSecond),
    ...percentilesOf(tookMs),
    cpuMs: sum((one) => one.cpuMs ?? Number.NaN) / rounds.length,
  };
}

const refused = Buffer.from('{"success":false');

const succeeded = ({ status, bytes }: RawReply) => status === 200 && !bytes.subarray(0, refused.length).equals(refused);

export function forSeconds(seconds: number, make: () => RawRequest): NextRequest {
  const end = performance.now() + seconds * 1000;
  return () => (performance.now() < end ? make() : undefined);
}

export function eachOnce(requests: readonly RawRequest[]): NextRequest {
  const left = requests[Symbol.iterator]();
  return () => left.next().value;
}

const tickMs = 10;

function cpuMsOf(pid: number): number | undefined {
  const [user, system] = cpuTicksOf(pid) ?? [];
  return user === undefined || system === undefined ? undefined : (user + system) * tickMs;
}

/** With the time of children that have ended; 0 for a process that is gone. */
export function cpuMsWithEndedChildren(pid: number): number {
  return (cpuTicksOf(pid) ?? []).reduce((sum, ticks) => sum + ticks, 0) * tickMs;
}

/** In steps of 10 ms; 0 for a process that is gone. */
export function cpuMsOfEndedChildren(pid: number): number {
  return (cpuTicksOf(pid) ?? []).slice(2).reduce((sum, ticks) => sum + ticks, 0) * tickMs;
}

/** The processor time of a process with one thread, to the nanosecond; 0 for a process that is gone. */
export function runMsOfThread(pid: number): number {
  if (!existsSync(`/proc/${pid}/schedstat`)) return 0;
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
}

/** User and system time of the process, then of its children that have ended. */
function cpuTicksOf(pid: number): number[] | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).map(Number);
}
