/** Contact details that differ from those of every site. */
export const contactDetails = { phone: '+91 22 6660 0101', email: 'counter@nod.example' };
