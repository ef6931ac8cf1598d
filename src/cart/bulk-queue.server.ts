import type { QueueName } from '../server/jobs/queues.server.ts';

const maxUnqueuedLines = 100;

export const bulkQueueFor = ({ item_info }: { item_info: readonly unknown[] }): QueueName | undefined =>
  item_info.length > maxUnqueuedLines ? 'lists' : undefined;
