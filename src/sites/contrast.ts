/** WCAG 2.1, contrast ratio of two colours as '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.1, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A share of the other colour, from 0 to 1, in the first one. */
export function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(colour).map((channel, at) => Math.round(channel * (1 - share) + (added[at] ?? 0) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const steps = 50;

/** The nearest colour on the way to the other one that fulfils it; the other one where none does. */
export function nearest(colour: string, other: string, isRight: (colour: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(colour, other, step / steps);
    if (isRight(tried)) return tried;
  }
  return other;
}
