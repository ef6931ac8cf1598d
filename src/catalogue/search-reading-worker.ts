import { distinctReadingsOf, type Reading } from './search-reading.ts';

export const readNumbers = (text: string): Reading[] => distinctReadingsOf(text);
