/** A company name has letters, digits and , . / _ ( ) & @ - in words separated by single spaces. */
export function isCompanyName(text        )          {
  return /^[\p{L}\p{M}0-9,./_()&@-]+(?: [\p{L}\p{M}0-9,./_()&@-]+)*$/u.test(text) && /[\p{L}0-9]/u.test(text);
}
