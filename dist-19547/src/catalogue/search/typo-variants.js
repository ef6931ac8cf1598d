const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const maxLength = 16;

/** Every key that is one typing error away: two letters swapped, one missing, one too many, one wrong. */
export function typoVariants(key        )           {
  if (key.length > maxLength) return [];
  const positions = [...Array(key.length + 1).keys()];
  const near = positions.flatMap((at) => {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    const inserted = letters.map((letter) => before + letter + after);
    if (after === '') return inserted;
    const replaced = letters.map((letter) => before + letter + after.slice(1));
    return [
      ...inserted,
      ...replaced,
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
    ];
  });
  return [...new Set(near)].filter((variant) => variant !== key);
}
