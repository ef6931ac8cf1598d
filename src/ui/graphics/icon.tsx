import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.data.ts';

export type IconProps = { name: IconName; small?: boolean | undefined };

export function Icon({ name, small }: IconProps) {
  const size = small ? 16 : 20;
  return (
    <svg
      className={classNames(styles.icon, /(left|right)$/.test(name) && styles.points)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
