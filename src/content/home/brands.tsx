import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { brandLink } from '../listing-links.ts';
import styles from './brands.module.css';

/** The menu leads here. */
export function Brands({ brands }: { brands: NonNullable<HomeContent['brands']> }) {
  const { brandPages } = useSite();
  return (
    <section id="brands">
      <SectionHeader title={t`Brands`} meta={brands.note} />
      <div className={styles.brands}>
        {brands.list.map((brand) => (
          <a key={brand.name} className={styles.brand} href={brandLink(brandPages, brand)}>
            <b>{brand.name}</b>
            <BearingDrawing {...brand.drawing} size={72} decorative />
            <span>{brand.sells}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
