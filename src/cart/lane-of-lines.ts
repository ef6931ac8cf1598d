import type { HeavyLane } from '../server/heavy-work.ts';

/** More lines than anybody chooses one by one. */
const manyLines = 100;

/** A call that names very many lines at once waits for its turn. */
export const laneOfLines = ({ item_info }: { item_info: readonly unknown[] }): HeavyLane | undefined =>
  item_info.length > manyLines ? 'lists' : undefined;
