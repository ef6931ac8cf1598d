import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './upi-code.module.css';

type Drawn = { link: string; svg: string };

/** A code belongs to one amount: it does not change under a phone that scans it, a new one is asked for. */
export function UpiCode({ link, amount }: { link: string; amount: string }) {
  const [drawn, setDrawn] = useState<Drawn>();

  async function draw() {
    const { renderSVG } = await import('uqr');
    setDrawn({ link, svg: renderSVG(link) });
  }
  const drawFirst = useEffectEvent(() => void draw());
  useEffect(() => drawFirst(), []);

  const isCurrent = drawn === undefined || drawn.link === link;
  return (
    <div className={isCurrent ? styles.code : styles.stale}>
      {drawn && isCurrent && (
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
          alt={t`UPI QR code for ${amount}`}
        />
      )}
      {!isCurrent && (
        <Button small onClick={() => void draw()}>
          {t`New QR`}
        </Button>
      )}
    </div>
  );
}
