import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findKnownParties, type KnownParty } from './known-parties.db.ts';
import { indexNames } from './similar-names.rule.ts';

export type { KnownParty } from './known-parties.db.ts';

/** More customers than any list has; what is beyond them is not compared. */
const maxCompared = 200_000;

/** Finds customers that another one may be, by number and by name. */
export async function loadKnownParties(db: Db, { code: site }: Site) {
  const parties = await findKnownParties(db, { site, limit: maxCompared });
  const byNumber = new Map<string, KnownParty[]>();
  for (const party of parties)
    for (const number of party.numbers) {
      const having = byNumber.get(number);
      if (having) having.push(party);
      else byNumber.set(number, [party]);
    }
  const names = indexNames(parties);
  const byCode = new Map(
    parties.flatMap((party) => (party.customerCode === null ? [] : [[party.customerCode, party]])),
  );
  const byName = new Map<string, KnownParty[]>();
  for (const party of parties) {
    const name = party.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), party]);
  }
  return {
    withCode: (code: string) => byCode.get(code),
    /** Those with this very name. */
    called: (name: string): readonly KnownParty[] => byName.get(name.toLowerCase()) ?? [],
    withNumber: (number: string) => (number === '' ? undefined : byNumber.get(number)?.[0]),
    /** Everybody who has the number, or, where nobody has, who waits for its verification. */
    allWithNumber(number: string): readonly KnownParty[] {
      const having = byNumber.get(number) ?? [];
      const verified = having.filter(({ pendingNumbers }) => !pendingNumbers.includes(number));
      return verified.length > 0 ? verified : having;
    },
    named: (name: string, taxNumber: string) => names.find(name, taxNumber),
  };
}
