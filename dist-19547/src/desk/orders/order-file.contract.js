import { z } from 'zod';

/** `content` is base64. */
export const fileReply = z.object({
  success: z.literal(true),
  file_name: z.string(),
  media_type: z.string(),
  content: z.string(),
});
