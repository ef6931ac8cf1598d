import type { ServerFacts } from './watch-server.server.ts';

/** A request has to find everything up to this position, because it wrote that itself. */
export type Written = { position?: number | undefined };

export type ReplicaFacts = {
  isUsed: boolean;
  /** Each server of a cluster may be listed, also the one that leads now. */
  isPrimary: boolean;
  /** The seconds for which changes may be missing; undefined before the first comparison with the primary. */
  secondsBehind: number | undefined;
  /** Calls that were sent to it. */
  reads: number;
};

export type Replicas<Database extends object> = {
  readonly databases: readonly Database[];
  readonly maxBehindMs: number;
  /** One that is up to date enough; undefined where the primary must be read. */
  choose(written: Written): Database | undefined;
  /** One for reading while the primary is away: as up to date as was known when it was last seen. */
  chooseWithoutPrimary(except?: Database): Database | undefined;
  /** Leaves one out until it answers again. */
  noteFailure(database: Database): void;
  /** `facts` are undefined where the server does not answer. */
  noteReplica(database: Database, facts: ServerFacts | undefined): void;
  notePrimary(facts: ServerFacts, askedAt: number): void;
  /** Replicas must have everything that was written until now, for what is shown again because it changed. */
  requireUpToDate(): void;
  facts(): ReplicaFacts[];
};

type Replica<Database> = {
  database: Database;
  answers: boolean;
  isStandby: boolean;
  system: string | null;
  position: number;
  /** It has everything that was committed before this moment. */
  completeUntil: number;
  reads: number;
};

/** Two and a half minutes; a replica that is further behind is left out anyway. */
const maxSamples = 600;

/**
 * A replica has everything that was committed before a moment at which the primary's position was not beyond its own.
 * Moments are those of this process, so that no two clocks are compared.
 */
export function createReplicas<Database extends object>(
  databases: readonly Database[],
  maxBehindMs: number,
  now: () => number = () => performance.now(),
): Replicas<Database> {
  const replicas = databases.map(
    (database): Replica<Database> => ({
      database,
      answers: false,
      isStandby: false,
      system: null,
      position: -1,
      completeUntil: Number.NEGATIVE_INFINITY,
      reads: 0,
    }),
  );
  let samples: { at: number; position: number }[] = [];
  let system: string | null = null;
  let requiredUntil = Number.NEGATIVE_INFINITY;
  let turn = 0;
  const lastSeen = () => samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  const isCopy = (one: Replica<Database>) => one.answers && system !== null && one.system === system;
  const isUsable = (one: Replica<Database>, at: number) =>
    isCopy(one) && one.isStandby && at - one.completeUntil <= maxBehindMs && one.completeUntil >= requiredUntil;
  const take = (usable: readonly Replica<Database>[]): Database | undefined => {
    turn += 1;
    const one = usable[turn % usable.length];
    if (one) one.reads += 1;
    return one?.database;
  };
  const of = (database: Database) => replicas.find((one) => one.database === database);
  return {
    databases,
    maxBehindMs,
    choose({ position = 0 }) {
      if (replicas.length === 0) return undefined;
      const at = now();
      return take(replicas.filter((one) => isUsable(one, at) && one.position >= position));
    },
    chooseWithoutPrimary(except) {
      const isLate = (one: Replica<Database>) => lastSeen() - one.completeUntil > maxBehindMs;
      return take(replicas.filter((one) => isCopy(one) && !isLate(one) && one.database !== except));
    },
    noteFailure(database) {
      const one = of(database);
      if (one) one.answers = false;
    },
    noteReplica(database, facts) {
      const one = of(database);
      if (!one) return;
      one.answers = facts !== undefined && facts.position !== null;
      if (!facts || facts.position === null) return;
      if (facts.position < one.position) one.completeUntil = Number.NEGATIVE_INFINITY;
      Object.assign(one, { isStandby: facts.standby, system: facts.system, position: facts.position });
      const reached = samples.findLast(({ position }) => position <= one.position);
      if (reached) one.completeUntil = Math.max(one.completeUntil, reached.at);
    },
    notePrimary(facts, askedAt) {
      if (facts.position === null) return;
      system = facts.system;
      samples = [...samples.slice(1 - maxSamples), { at: askedAt, position: facts.position }];
    },
    requireUpToDate() {
      requiredUntil = now();
    },
    facts: () =>
      replicas.map((one) => ({
        isUsed: isUsable(one, now()),
        isPrimary: isCopy(one) && !one.isStandby,
        secondsBehind: Number.isFinite(one.completeUntil) ? (now() - one.completeUntil) / 1000 : undefined,
        reads: one.reads,
      })),
  };
}
