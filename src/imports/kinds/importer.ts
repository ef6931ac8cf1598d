import type { Day } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportColumn, JudgedLine, ReadCells } from '../import-kind.data.ts';

export type StagedLine = { line: number; key: string; values: unknown };

export type ImportWork = { database: Database; db: Db; site: Site; by: string; now: Date };

/** What a kind of import is. Writing the same lines again changes nothing. */
export type Importer = {
  columns: readonly ImportColumn[];
  /** What the values mean is read with what the database knows now. */
  createReader(db: Db, site: Site, today: Day): Promise<ReadCells>;
  judge(work: ImportWork, lines: readonly StagedLine[]): Promise<JudgedLine[]>;
  /** What the lines would change, with what is there now. */
  describe?(db: Db, site: Site, lines: readonly StagedLine[]): Promise<readonly LineChange[]>;
  write(work: ImportWork, lines: readonly StagedLine[]): Promise<JudgedLine[]>;
  /** What is there and not in the file, where a complete file may end it. */
  missing?: {
    find(db: Db, site: Site, importId: number, limit: number): Promise<readonly MissingRecord[]>;
    retire(work: ImportWork, missing: readonly MissingRecord[]): Promise<number>;
  };
};

export type MissingRecord = { code: string; branch?: string };

export type LineChange = { line: number; fields: { name: string; before: string; after: string }[] };
