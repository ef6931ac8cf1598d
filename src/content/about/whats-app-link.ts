/** '+91 22 5550 0169' → 'https://wa.me/912255500169' */
export function whatsAppHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
