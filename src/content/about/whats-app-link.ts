/** '+91 22 5550 0169' → the address that opens a conversation with that number. */
export function whatsAppHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
