import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Day } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { dayEntryText, readDayEntry } from './read-day-entry.rule.ts';
import type { answerRfiAtDesk } from './rfi-answers.contract.ts';
import type { DeskLine, DeskOffer, DeskRfi } from './rfi-desk.contract.ts';
import {
  type Drafts,
  type LineDraft,
  nextOpenLine,
  openLines,
  proposalFor,
  type ReadDraft,
  type RfiTerms,
  readRfiDraft,
  type TypedAnswer,
  toAnswers,
} from './rfi-draft.rule.ts';

export type Problem = Extract<ReadDraft, { problem: string }>;

/** Answering an RFI line by line: the current line, its fields, the drafts, and sending them. */
export function useAnswering(site: SiteCode, { number, lines }: DeskRfi, terms: RfiTerms) {
  const kept = useDrafts(site, number);
  const { drafts } = kept;
  const validUntil = kept.validUntil || terms.validUntil;
  const [currentNo, setCurrentNo] = useState(() => nextOpenLine(lines, drafts, 0) ?? lines[0]?.lineNo ?? 0);
  const current = lines.find((line) => line.lineNo === currentNo);
  const [typed, setTyped] = useState<TypedAnswer>();
  const [typedUntil, setTypedUntil] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const { send: sendOnce, busy: sending } = useAction();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const shown = current && (typed ?? typedFor(current, terms, drafts[currentNo]));

  function open(lineNo: number) {
    setCurrentNo(lineNo);
    setTyped(undefined);
    setProblem(undefined);
  }

  /** Keeps what was typed in the current line; false if it cannot be kept. */
  const keep = () => !typed || !current || takeTyped(typed, current);

  function takeTyped(entry: TypedAnswer, line: DeskLine): boolean {
    const read = readRfiDraft(line, entry, terms);
    if ('problem' in read) {
      setProblem(read);
      return false;
    }
    kept.put({ [line.lineNo]: read.draft });
    setTyped(undefined);
    setProblem(undefined);
    return true;
  }

  function go(step: 1 | -1) {
    const index = lines.findIndex((line) => line.lineNo === currentNo);
    const next = lines[index + step];
    if (next && keep()) open(next.lineNo);
  }

  function goTo(lineNo: number) {
    if (lineNo !== currentNo && keep()) open(lineNo);
  }

  /** Takes the fields of the current line as its answer and opens the next one that has none. */
  function take() {
    if (!current || !shown || current.state === 'Ordered') return;
    const draft = drafts[currentNo];
    if (draft?.declined) kept.put({ [currentNo]: { ...draft, revision: current.revision } });
    else if (!takeTyped(shown, current)) return;
    const next = nextOpenLine(lines, { ...drafts, [currentNo]: placeholder(current) }, currentNo);
    if (next !== undefined) open(next);
  }

  function decline() {
    if (!current || current.state === 'Ordered') return;
    if (drafts[currentNo]?.declined) kept.drop(currentNo);
    else kept.put({ [currentNo]: { revision: current.revision, declined: true, note: shown?.note ?? '' } });
    setTyped(undefined);
    setProblem(undefined);
  }

  /** A remark is typed at what the line is now. */
  function setNote(note: string) {
    const draft = drafts[currentNo];
    if (draft && current) kept.put({ [currentNo]: { ...draft, revision: current.revision, note } });
    if (shown && (typed || !draft)) setTyped({ ...shown, note });
  }

  function offerInstead(offer: DeskOffer | undefined) {
    if (!current) return;
    const note = shown?.note ?? '';
    setTyped({ ...typedFor(current, terms, undefined, offer), note });
    kept.drop(currentNo);
    setProblem(undefined);
  }

  function offerToo(offer: DeskOffer) {
    if (!current || !shown || current.alternativeTo !== null) return;
    setTyped(withOrWithout(shown, current, offer, terms));
    kept.drop(currentNo);
    setProblem(undefined);
  }

  /** The question for a reason stays open while it is typed. */
  function change(changes: Partial<TypedAnswer>) {
    if (shown) setTyped({ ...shown, ...changes });
    if (!('floorReason' in changes)) setProblem(undefined);
  }

  function changeAlternative(code: string, changes: { price?: string; by?: string }) {
    const alternatives = shown?.alternatives.map((one) => (one.offer.itemCode === code ? { ...one, ...changes } : one));
    if (alternatives) change({ alternatives });
  }

  /** Takes the proposals of all open lines, or the price rule that is typed, such as -38. */
  function takeAll(rule?: string) {
    const taken: Record<number, LineDraft> = {};
    for (const line of openLines(lines, drafts)) {
      const entry = line === current && shown ? shown : typedFor(line, terms);
      const read = readRfiDraft(line, rule === undefined ? entry : { ...entry, price: rule }, terms);
      if ('draft' in read) taken[line.lineNo] = read.draft;
    }
    kept.put(taken);
    const left = nextOpenLine(lines, { ...drafts, ...taken }, 0);
    open(left ?? currentNo);
  }

  /** Returns what is sent: the drafts, the text typed over the current one since, and the last day as typed. */
  function readTyped(): { drafts: Drafts; validUntil: Day } | Problem {
    const until = typedUntil === undefined ? validUntil : readLastDay(typedUntil);
    if (until === undefined)
      return { field: 'until', problem: 'Type the last day of the quotes, such as 14 Dec or +7.' };
    if (!typed || !current || !drafts[currentNo]) return { drafts, validUntil: until };
    const read = readRfiDraft(current, typed, terms);
    return 'problem' in read ? read : { drafts: { ...drafts, [currentNo]: read.draft }, validUntil: until };
  }

  function readLastDay(text: string): Day | undefined {
    const day = readDayEntry(text, terms.today);
    return day !== undefined && day >= terms.today ? day : undefined;
  }

  /** A text that is no day from today on is not kept. */
  function keepValidUntil() {
    const day = typedUntil === undefined ? undefined : readLastDay(typedUntil);
    if (day !== undefined) kept.setValidUntil(day);
    setTypedUntil(undefined);
  }

  async function send() {
    const ready = readTyped();
    if ('problem' in ready) return setProblem(ready);
    const answers = toAnswers(lines, ready.drafts, ready.validUntil);
    if (answers.length === 0) return;
    keep();
    keepValidUntil();
    const request = { site, number, lines: answers };
    await sendOnce(async () => {
      const reply = await callDesk<typeof answerRfiAtDesk>('POST /desk/api/:site/rfis/:number/answer/', request);
      if (isRefusal(reply)) return reply;
      const sent = Object.entries(ready.drafts).filter(([no]) => answers.some((one) => one.lineNo === Number(no)));
      kept.dropSent(Object.fromEntries(sent));
      await revalidate();
      // Until then a line that was answered again still had its former revision.
      kept.dropSent(Object.fromEntries(sent));
      toast({ message: `${plural(answers.length, 'answer')} sent; the buyer is mailed.` });
      return reply;
    });
  }

  return {
    drafts,
    current,
    typed: shown,
    problem,
    sending,
    validUntil,
    typedUntil: typedUntil ?? dayEntryText(validUntil, terms.today),
    typeUntil: (text: string) => {
      setTypedUntil(text);
      setProblem(undefined);
    },
    keepValidUntil,
    change,
    go,
    goTo,
    take,
    decline,
    setNote,
    offerInstead,
    offerToo,
    changeAlternative,
    keep,
    takeAll,
    send: () => void send(),
  };
}

export type Answering = ReturnType<typeof useAnswering>;

/** Stands for the draft that is being kept, when the next open line is looked for. */
const placeholder = (line: DeskLine): LineDraft => ({ revision: line.revision, declined: true, note: '' });

const amountText = (minor: number) => (minor > 0 ? toMajor(minor).toFixed(2) : '');

/** The fields of a line show this before anything is typed: its draft, its answer, or the proposal. */
function typedFor(line: DeskLine, terms: RfiTerms, draft?: LineDraft, offer = draft?.offer): TypedAnswer {
  const isDraft = draft !== undefined && !draft.declined && offer === draft.offer;
  const answer = line.answer && {
    unitMinor: line.answer.unitMinor,
    quantity: line.answer.quantity,
    expectedOn: line.answer.expectedOn < terms.today ? '' : line.answer.expectedOn,
  };
  const { unitMinor, quantity, expectedOn } = isDraft
    ? draft
    : ((offer ? null : answer) ?? proposalFor(line, terms, offer));
  return {
    price: amountText(unitMinor),
    quantity: String(quantity),
    by: dayEntryText(expectedOn, terms.today),
    note: draft?.note ?? '',
    offer,
    alternatives: isDraft
      ? (draft.alternatives ?? []).map((one) => ({
          offer: one.offer,
          price: amountText(one.unitMinor),
          by: dayEntryText(one.expectedOn, terms.today),
        }))
      : [],
    floorReason: (isDraft && draft.floorReason) || '',
  };
}

const maxAlternatives = 3;

/** Another item beside, with their price for it today; once more takes it back. */
function withOrWithout(typed: TypedAnswer, line: DeskLine, offer: DeskOffer, terms: RfiTerms): TypedAnswer {
  const others = typed.alternatives.filter((one) => one.offer.itemCode !== offer.itemCode);
  if (others.length < typed.alternatives.length) return { ...typed, alternatives: others };
  const { unitMinor, expectedOn } = proposalFor(line, terms, offer);
  const added = { offer, price: amountText(unitMinor), by: dayEntryText(expectedOn, terms.today) };
  return { ...typed, alternatives: [...others, added].slice(0, maxAlternatives) };
}

type Kept = { drafts: Drafts; validUntil: string };

const nothing: Kept = { drafts: {}, validUntil: '' };

function readKept(name: `deskRfi ${string}`): Kept {
  try {
    const kept = JSON.parse(readLocal(name)) as Partial<Kept> | null;
    return { drafts: kept?.drafts ?? {}, validUntil: kept?.validUntil ?? '' };
  } catch {
    return nothing;
  }
}

/** The browser keeps drafts until they are sent, so that a reload or a dead session loses nothing. */
function useDrafts(site: string, number: string) {
  const name = `deskRfi ${site} ${number}` as const;
  const [kept, setKept] = useState(() => readKept(name));

  function change(next: (before: Kept) => Kept) {
    setKept((before) => {
      // Another tab may have stored drafts of other lines.
      const after = next(readLocal(name) ? readKept(name) : before);
      const isEmpty = Object.keys(after.drafts).length === 0 && after.validUntil === '';
      writeLocal(name, isEmpty ? '' : JSON.stringify(after));
      return after;
    });
  }

  const changeEach = (changed: (draft: LineDraft, lineNo: number) => LineDraft | undefined) =>
    change(({ drafts, ...rest }) => ({
      ...rest,
      drafts: Object.fromEntries(
        Object.entries(drafts).flatMap(([no, draft]) => {
          const after = changed(draft, Number(no));
          return after ? [[no, after]] : [];
        }),
      ),
    }));

  return {
    ...kept,
    put: (changes: Readonly<Record<number, LineDraft>>) =>
      change(({ drafts, ...rest }) => ({ ...rest, drafts: { ...drafts, ...changes } })),
    /** Lines answered anew while sending keep their draft, for the line as it is after the answer that was sent. */
    dropSent: (sent: Drafts) =>
      changeEach((draft, lineNo) => {
        const answer = sent[lineNo];
        if (JSON.stringify(draft) === JSON.stringify(answer)) return undefined;
        return answer ? { ...draft, revision: Math.max(draft.revision, answer.revision + 1) } : draft;
      }),
    drop: (dropped: number) => changeEach((draft, lineNo) => (lineNo === dropped ? undefined : draft)),
    setValidUntil: (validUntil: string) => change((before) => ({ ...before, validUntil })),
  };
}
