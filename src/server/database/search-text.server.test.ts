import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { keyWithoutSigns, typedWords } from '../../lib/search-text.ts';
import { runStatement } from './prepare-statement.server.ts';
import { numberText, searchTextOf } from './search-text.sql.ts';

const store = setUp(openTestStore);

test.each(['M/s A.B. Rao & Sons (P) Ltd.', 'O\u2019Neil\u2013Smith', 'شركة المحامل', 'p.kulkarni@rao-sons.example'])(
  'a blank is before each word of %j, as it is searched for',
  async (text) => {
    const [row] = await runStatement<{ text: string }>(
      store.database,
      sql`select ${searchTextOf(sql`${text}::text`)} as text`,
    );
    for (const word of typedWords(text)) expect(row?.text).toContain(` ${word}`);
  },
);

test.each(['NM/26-27/000009', 'po 45.b', 'KR 118-204'])(
  'the number %j is stored as it is searched for',
  async (text) => {
    const [row] = await runStatement<{ text: string }>(
      store.database,
      sql`select ${numberText(sql`${text}::text`)} as text`,
    );
    expect(row?.text).toBe(keyWithoutSigns(text));
  },
);
