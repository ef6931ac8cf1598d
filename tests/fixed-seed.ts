import { configureGlobal } from 'fast-check';

/** The same random cases in every run, so that a run that fails can be repeated; SEED=7 tries others. */
configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** How many random cases a test tries: in the gate a few, with RUNS=10 ten times as many. */
export const runs = (few: number): number => few * Number(process.env.RUNS ?? 1);
