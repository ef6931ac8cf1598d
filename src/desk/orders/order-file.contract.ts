import { z } from 'zod';

/** `content` is base64. */
export const fileReply = z.object({
  success: z.literal(true),
  fileName: z.string(),
  mediaType: z.string(),
  content: z.string(),
});
