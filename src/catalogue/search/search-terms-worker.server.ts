import { parseDistinctSearchTerms, type SearchTerm } from './search-terms.ts';

export const readNumbers = (text: string): SearchTerm[] => parseDistinctSearchTerms(text);
