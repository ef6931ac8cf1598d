// Which mail servers and SMS gateways may be given one more message, so that one that hangs does not hold up the others.

/** As 'nod mail'. */
export type TransportKey = string;

export type SendingNow = {
  /** One entry for each message that is being sent. */
  busy: readonly TransportKey[];
  /** Took long and failed in this run. */
  leftAlone: ReadonlySet<TransportKey>;
};

const maxOfTransport = 2;
/** One less than are sent at once: SMS go on while a mail server that all shops share hangs. */
const maxOfChannel = 3;

/** `onlyIdle`: those that nothing is being sent to. */
export function freeTransports(
  all: readonly TransportKey[],
  { busy, leftAlone }: SendingNow,
  onlyIdle = false,
): TransportKey[] {
  const isOfChannel = (key: TransportKey) => (other: TransportKey) => channelOf(other) === channelOf(key);
  return all.filter(
    (key) =>
      !leftAlone.has(key) &&
      busy.filter((other) => other === key).length < (onlyIdle ? 1 : maxOfTransport) &&
      busy.filter(isOfChannel(key)).length < maxOfChannel,
  );
}

const channelOf = (key: TransportKey) => key.split(' ')[1];
