import { useSite } from '../page/site-context.tsx';

/** The mark takes at least 16 px; on the brand colour set `--mark-ground`. */
export function SiteMark({ size = 34 }: { size?: number }) {
  const { heavy, light, ball } = useSite().logo;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={heavy} strokeWidth="4" />
      <path d={light} strokeWidth="2.5" />
      <circle cx="16" cy="16" r={ball.radius} fill={ball.fill} strokeWidth={ball.outlined ? 2.5 : 0} />
    </svg>
  );
}
