import type { QueueName } from '../server/jobs/queues.server.ts';

/** More lines than anybody chooses one by one. */
const manyLines = 100;

/** A call that names very many lines at once waits for its turn. */
export const bulkQueueFor = ({ item_info }: { item_info: readonly unknown[] }): QueueName | undefined =>
  item_info.length > manyLines ? 'lists' : undefined;
