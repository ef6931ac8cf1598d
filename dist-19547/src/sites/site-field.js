import { z } from 'zod';
import { siteCodes } from './site.js';

/** The `:site` in the path of a call of the desk. */
export const deskSite = z.enum(siteCodes);
