import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import type { Day } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Archive } from '../files/open-archive.server.ts';
import type { ImportColumn, ReadCells, ValidatedLine } from '../import-kind.data.ts';

export type StagedLine = { line: number; key: string; values: unknown };

export type ImportWork = { database: Database; db: Db; site: Site; by: string; now: Date; pictures: PictureSource };

/** The uploaded archive, and where its pictures are kept. */
export type PictureSource = { open(): Promise<Archive>; storages: PaperStorages };

/** Writing the same lines again changes nothing. */
export type Importer = {
  columns: readonly ImportColumn[];
  /** Lines that are validated or written in one transaction; 2,000 where it does not say. */
  batch?: { check: number; write: number };
  /** The reader knows the meaning of values from what the database has now. */
  createReader(db: Db, site: Site, today: Day): Promise<ReadCells>;
  validate(work: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]>;
  /** Tells what the lines would change, with what is there now. */
  describe?(db: Db, site: Site, lines: readonly StagedLine[]): Promise<readonly ImportedChange[]>;
  /** Sentences on what is right, and worth knowing before it is written. */
  notes?(db: Db, site: Site, importId: number): Promise<readonly string[]>;
  write(work: ImportWork, lines: readonly StagedLine[]): Promise<ValidatedLine[]>;
  /** The records that are there and not in the file, where a complete file may end them. */
  missing?: {
    find(db: Db, site: Site, importId: number, limit: number): Promise<readonly MissingRecord[]>;
    retire(work: ImportWork, missing: readonly MissingRecord[]): Promise<number>;
  };
};

export type MissingRecord = { code: string; branch?: string };

export type ImportedChange = { line: number; fields: { name: string; before: string; after: string }[] };
