import { paperProblems } from '../../account/papers/paper-file.rule.ts';
import { msg } from '../../lib/i18n.ts';

export const rfiFileProblems = {
  ...paperProblems,
  other_type: msg('This is not a PDF, JPG or PNG file. Please save the drawing as a PDF and add that.'),
  too_many_pages: msg('This PDF has more than 50 pages. Please add the pages of this item alone.'),
} as const;
