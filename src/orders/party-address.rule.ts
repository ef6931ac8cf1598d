import type { PartySnapshot } from './order-rows.contract.ts';

/** The address without its region; a town or pincode that the line names is not repeated. */
export function streetAndTown({ line, city, pincode }: PartySnapshot): string {
  const place = [city, pincode].filter((part) => part && !line.includes(part)).join(' ');
  return [line, place].filter(Boolean).join(', ');
}

/** The region as it is printed below them; '' for a city that is also the emirate. */
export const regionBelow = ({ city, region }: PartySnapshot, text = region): string => (text === city ? '' : text);
