import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PaperType } from './paper-content.rule.ts';

export type StoredPaper = { storageKey: string; contentType: string };

/** A file, and where its content is kept. */
export type KeptFile = {
  fileName: string;
  type: PaperType;
  storage: 'database' | 's3';
  storageKey: string;
};

/** A file of a customer. */
export type PaperFile = KeptFile & { customerId: number };

export type OpenPaper = { bytes: number; body: ReadableStream<Uint8Array> };

/** Keeps the content of papers; a key is written once and never again. */
export type PaperStorage = {
  name: 'database' | 's3';
  put(db: Db, paper: StoredPaper, content: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the key. */
  get(db: Db, storageKey: string): Promise<Uint8Array | undefined>;
  /** Serves a client that may take the content slowly, or not at all. */
  open(db: Db, storageKey: string): Promise<OpenPaper | undefined>;
  /** Succeeds as well when there is nothing under the key. */
  remove(db: Db, storageKey: string): Promise<void>;
};

export type PaperStorages = {
  /** The storage of new papers of the site. */
  current(site: Site): PaperStorage;
  /** The storage of a paper that is kept there; undefined when the setting for it is gone. */
  named(site: Site, name: PaperStorage['name']): PaperStorage | undefined;
};

declare module '../../server/calls/services.ts' {
  interface Services {
    paperStorages: PaperStorages;
  }
}

/** The settings of an S3-compatible store: set together or not at all. */
export const paperStoreSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of one site by name, for a worker thread. */
export type PaperStorageSettings = Readonly<Record<string, string | undefined>>;
