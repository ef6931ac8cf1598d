/** An Indian PIN has six digits and does not start with 0; spaces may divide it. */
export const isPincode = (text        )          => /^[1-9]\d{5}$/.test(text.replace(/ /g, ''));
