/** What is handed over: the words, and a name by which the other side knows it again should it come twice. */
export type OutgoingMessage = {
  id: string;
  receiver: string;
  /** '' for an SMS, as is `html`. */
  subject: string;
  text: string;
  html: string;
};

/** A try that failed; `final` when the other side will never take it. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  constructor(message: string, final: boolean) {
    super(message);
    this.isPermanent = final;
  }
}

/** Hands messages over to whoever delivers them. Throws `NotSent`. */
export type Transport = { send(message: OutgoingMessage): Promise<void>; close(): void };
