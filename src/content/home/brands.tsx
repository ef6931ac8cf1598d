import { plural, t } from '../../lib/i18n.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import styles from './brands.module.css';
import type { HomeData } from './home-data.ts';

type BrandsProps = Pick<HomeData, 'brands'> & { note: string | undefined };

/** The menu leads here. */
export function Brands({ brands, note }: BrandsProps) {
  if (brands.length === 0) return null;
  return (
    <section id="brands">
      <SectionHeader title={t`Brands`} {...(note && { meta: note })} />
      <div className={styles.brands}>
        {brands.map(({ name, to, drawing, sells, count }) => (
          <a key={name} className={styles.brand} href={to}>
            <b>{name}</b>
            {drawing && <BearingDrawing {...drawing} size={72} decorative />}
            <span>{sells ?? plural(count ?? 0, 'item')}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
