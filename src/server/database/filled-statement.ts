/** A statement with its values, to be sent by another. `writes` tells those who send it outside a transaction that it changes rows. */
export type FilledStatement = { name?: string; text: string; values: unknown[]; writes?: boolean };
