/** `id` lets the receiver recognise a repeated message. */
export type OutgoingMessage = {
  id: string;
  receiver: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string | undefined;
  /** PNG pictures by the name that the HTML calls them by, as 'cid:logo'. */
  pictures?: Readonly<Record<string, Buffer>>;
};

export class DeliveryError extends Error {
  readonly isPermanent: boolean;
  constructor(message: string, final: boolean) {
    super(message);
    this.isPermanent = final;
  }
}

/** Throws DeliveryError. */
export type Transport = { send(message: OutgoingMessage): Promise<void>; close(): void };
