import { msg } from '../../lib/i18n.ts';

/** A company name has letters, digits and the signs that registered names have, in words separated by single spaces. */
export function isCompanyName(text: string): boolean {
  return (
    /^[\p{L}\p{M}0-9,./_()&@'’+:–—-]+(?: [\p{L}\p{M}0-9,./_()&@'’+:–—-]+)*$/u.test(text) && /[\p{L}0-9]/u.test(text)
  );
}

export const companyNameSigns = ", . / _ ( ) & @ ' + : -";

/** An invoice carries the registered name, and the tax office takes this length: 'GE' and '3M' are registered as more. */
export const isLegalName = (text: string): boolean => text.length >= 3 && text.length <= 100;

export const legalNameMessage = msg('Please enter the registered legal name, with 3 to 100 characters');
