/**
 * The first three digits of the PIN codes of each Indian state, by its id in `regions`, as e-invoices are checked against
 * them. They overlap where a post office serves villages across a border. Source: PIN code master of the e-invoice portal,
 * and the division of India Post into circles. A state without an entry (97, Other Territory) takes any.
 */
export const pinCodesOfRegion: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>> = {
  1: [[180, 194]],
  2: [[171, 177]],
  3: [[140, 160]],
  4: [
    [140, 140],
    [160, 160],
  ],
  5: [[244, 263]],
  6: [
    [121, 136],
    [140, 140],
    [160, 160],
  ],
  7: [[110, 110]],
  8: [[301, 345]],
  9: [[201, 285]],
  10: [[800, 855]],
  11: [[737, 737]],
  12: [[790, 792]],
  13: [[797, 798]],
  14: [[795, 795]],
  15: [[796, 796]],
  16: [[799, 799]],
  17: [[793, 794]],
  18: [[781, 788]],
  19: [[700, 743]],
  20: [[813, 835]],
  21: [[751, 770]],
  22: [[490, 497]],
  23: [[450, 488]],
  24: [[360, 396]],
  26: [
    [362, 362],
    [396, 396],
  ],
  27: [[400, 445]],
  29: [[560, 591]],
  30: [[403, 403]],
  31: [[682, 682]],
  32: [[670, 695]],
  33: [[600, 643]],
  34: [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  35: [[744, 744]],
  36: [[500, 509]],
  37: [[500, 535]],
  38: [[180, 194]],
};

/** Army post offices have numbers of their own anywhere in the country. */
export const firstArmyPinCode = 900;
