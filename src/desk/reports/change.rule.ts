// How far a figure is from the one that it is compared with.

type Figure = { now: number; before: number };

const great = 0.2;

/** Undefined where there is nothing to compare with, or it was below zero. */
const shareOf = ({ now, before }: Figure): number | undefined => (before > 0 ? (now - before) / before : undefined);

/** From 20 % on it is worth a look; a first or last sale too. */
export function isGreatChange(figure: Figure): boolean {
  const share = shareOf(figure);
  return share === undefined ? figure.now !== figure.before : Math.abs(share) >= great;
}

/** '+12 %', '−8 %', 'new', 'none' where there was nothing and is nothing. */
export function figureChangeText(figure: Figure): string {
  const share = shareOf(figure);
  if (share === undefined) return figure.now > figure.before ? 'new' : figure.now === figure.before ? 'none' : 'less';
  const percent = Math.round(share * 100);
  if (percent === 0) return '0 %';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
