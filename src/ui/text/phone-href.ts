/** '+91 22 5550 0169' → 'tel:+912255500169' */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
