import { z } from 'zod';
import { defineContract } from '../../lib/contract.js';

export const popularSearches = defineContract({
  path: 'api/popular_searches/',
  method: 'GET',
  summary: 'What was searched for and found most often on the site in the last days, without who searched.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), searches: z.array(z.string()) }),
});
