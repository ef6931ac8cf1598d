import { startTransition, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply, ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { changeSettings, confirmSettings, previewSettings, restoreSettings } from './settings.contract.ts';
import type { SettingsPart } from './settings-part.ts';
import { factsOfTyped, type TypedFact, typedFacts } from './typed-facts.ts';

type Saved = { success: true; written: boolean; inForceAt: string | null };

/**
 * `seen` is the version that was on the screen when typing began: a newer one may have been loaded since. Without it, what
 * is typed goes with the version that is loaded: after a save, and once it was told that somebody else has changed the part.
 */
type Edited = { seen?: number; facts: Readonly<Record<string, TypedFact>>; isSaved?: boolean };

/** Typed text stays until it is saved, also when the server refuses it. */
export function usePartForm({ part, fields, data, seen }: SettingsPart) {
  const [edited, setEdited] = useState<Edited>();
  const [ticket, setTicket] = useState<string>();
  const { send, busy, refusal, error, refuse } = useAction('page');
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { site, timeZone } = useDeskSite();
  const typed = { ...typedFacts(fields, data), ...edited?.facts };

  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    (refusal?.errors ?? []).map(({ field, message }) => [field.replace(/^data\./, ''), message]),
  );

  async function sendOnce<Reply extends object>(
    call: () => Promise<Reply | RefusalReply>,
    onReply: (reply: Reply) => unknown,
  ): Promise<void> {
    refuse('');
    await send(async () => {
      const reply = await call();
      if (!isRefusal(reply)) await onReply(reply as Reply);
      else if (reply.refusal === 'changed_meanwhile') setEdited((now) => now && { facts: now.facts });
      return reply;
    });
  }

  /** The form forgets only what was sent. */
  async function saved(reply: Saved, sent?: Edited) {
    toast({ message: savedMessage(reply, timeZone) });
    setEdited((now) => (now && !typedSince(now, sent ?? now) ? { ...now, isSaved: true } : now));
    await revalidate();
    // The router shows what it loaded in a transition: outside of one, the old values would come back for a moment.
    startTransition(() => setEdited((now) => (sent && now ? typedSince(now, sent) : undefined)));
  }

  const previewed = (onReply: (reply: ReplyOf<typeof previewSettings>) => unknown) =>
    sendOnce(
      () =>
        callDesk<typeof previewSettings>('POST /desk/api/:site/settings/:part/preview/', {
          site,
          part,
          data: factsOfTyped(fields, typed),
        }),
      onReply,
    );

  return {
    typed,
    /** Whether something is typed and not saved. */
    isEdited: edited !== undefined && !edited.isSaved,
    refusal,
    errors,
    problem: refusal?.errors?.length ? 'Please correct the marked fields.' : error,
    busy,
    /** Of the mail and the invoice that are shown with what is typed. */
    ticket,
    change(name: string, value: TypedFact) {
      setTicket(undefined);
      setEdited((before) => ({ ...(before ?? { seen }), facts: { ...before?.facts, [name]: value }, isSaved: false }));
    },
    save() {
      const request = { site, part, data: factsOfTyped(fields, typed), seen: edited?.seen ?? seen };
      return sendOnce(
        () => callDesk<typeof changeSettings>('POST /desk/api/:site/settings/:part/change/', request),
        (reply) => saved(reply, edited),
      );
    },
    restore(version: number) {
      const request = { site, part, version: String(version), seen };
      return sendOnce(
        () => callDesk<typeof restoreSettings>('POST /desk/api/:site/settings/:part/restore/', request),
        (reply) => saved(reply),
      );
    },
    confirm(version: number) {
      const request = { site, part, version: String(version) };
      return sendOnce(
        () => callDesk<typeof confirmSettings>('POST /desk/api/:site/settings/:part/confirm/', request),
        (reply) => saved({ ...reply, written: true }, { facts: {} }),
      );
    },
    preview: () => previewed(({ address }) => window.open(address, '_blank', 'noopener')),
    previewPapers: () => previewed((reply) => setTicket(reply.ticket)),
  };
}

function typedSince({ facts }: Edited, sent: Edited): Edited | undefined {
  const since = Object.entries(facts).filter(([name, fact]) => fact !== sent.facts[name]);
  return since.length > 0 ? { facts: Object.fromEntries(since) } : undefined;
}

function savedMessage({ written, inForceAt }: Saved, timeZone: string): string {
  if (!written) return 'Nothing has changed.';
  if (inForceAt === null) return 'Saved. Another administrator must confirm it.';
  const at = new Date(inForceAt);
  return at > new Date() ? `Saved. In force from ${formatDateTime(at, timeZone)}.` : 'Saved. The shop shows it now.';
}
