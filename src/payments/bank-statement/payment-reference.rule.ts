// A transfer names the one invoice that it pays, or else the customer: NODA00012375 is customer 1237 of NOD with a check digit.

import { numberPrefixes } from '../../sites/number-prefixes.ts';
import { compactNumber, possibleNumbers } from './document-numbers.rule.ts';

type Seller = {
  numberPrefix: string;
  formerPrefixes?: readonly string[];
  branches: readonly { invoicePrefix: string }[];
};

const shortest = 7;

/** The series of orders, invoices and customers, by which a number is found in a bank's text. */
export const referencePrefixes = (seller: Seller): string[] => [
  ...numberPrefixes(seller).flatMap((prefix) => [prefix, `${prefix}A`]),
  ...seller.branches.map(({ invoicePrefix }) => invoicePrefix),
];

/** The customer's reference serves several invoices and an advance. */
export const customerReference = ({ numberPrefix }: Seller, customerId: number): string =>
  referenceWith(numberPrefix, customerId);

function referenceWith(prefix: string, customerId: number): string {
  const number = String(customerId).padStart(shortest, '0');
  return `${prefix}A${number}${luhnDigit(number)}`;
}

/** Finds the numbers that may be in a text; a mistyped one fits no check digit. */
export function referredCustomers(seller: Seller, numbers: readonly string[]): number[] {
  return numberPrefixes(seller).flatMap((prefix) => {
    const start = compactNumber(`${prefix}A`);
    return numbers.flatMap((number) => {
      const id = number.startsWith(start) ? Number(number.slice(start.length, -1)) : Number.NaN;
      return compactNumber(referenceWith(prefix, id)) === number ? [id] : [];
    });
  });
}

/** `customer` is the customer's reference, `invoices` are the numbers of what is paid. */
export function paymentReference(seller: Seller, customer: string, invoices: readonly string[]): string {
  const [only] = invoices;
  if (only === undefined || invoices.length > 1) return customer;
  return possibleNumbers(only, referencePrefixes(seller)).includes(compactNumber(only)) ? only : customer;
}

/** The check digit of a card number. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
