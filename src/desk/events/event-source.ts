import type { DeskChange, DeskEventName } from './desk-change.ts';

/** Beats come every ten seconds; a proxy that collects them makes the stream look silent. */
const silentMs = 25_000;
/** After an answer that is not a stream, the browser does not try again by itself. */
const reopenMs = 60_000;

type Listener = { onChanges(changes: readonly DeskChange[]): void; onEnd(): void };

export type DeskEventSource = {
  /** Whether changes arrive by themselves. */
  isHeard(): boolean;
  close(): void;
};

export function openDeskEvents(site: string, { onChanges, onEnd }: Listener): DeskEventSource {
  let heardAt = performance.now();
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const on = (name: DeskEventName, act: (event: MessageEvent<string>) => void) =>
    source.addEventListener(name, (event) => {
      heardAt = performance.now();
      act(event);
    });
  function open() {
    source = new EventSource(`/desk/api/${site}/events`);
    on('beat', () => {});
    on('changes', ({ data }) => onChanges(JSON.parse(data) as DeskChange[]));
    on('end', () => {
      source.close();
      onEnd();
    });
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
    });
  }
  open();
  return {
    isHeard: () => source.readyState === EventSource.OPEN && performance.now() - heardAt < silentMs,
    close() {
      clearTimeout(reopening);
      source.close();
    },
  };
}
