import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bearing-drawing.module.css';
import type { ItemDrawingSpec, itemSvg } from './item-drawing.ts';

/**
 * The server draws at once. The browser keeps what the server drew and fetches the drawing code only when
 * something new is to be drawn, so that a first page does not pay for it.
 */
let renderSvg: typeof itemSvg | undefined = import.meta.env.SSR
  ? (await import('./item-drawing.ts')).itemSvg
  : undefined;

async function loadRenderer(): Promise<void> {
  renderSvg = (await import('./item-drawing.ts')).itemSvg;
}

export type BearingDrawingProps = Omit<ItemDrawingSpec, 'key'> & {
  /** Hidden from readers: its designation stands beside it. */
  decorative?: boolean | undefined;
  /** With the thin frame of a table row. */
  framed?: boolean | undefined;
};

/** Below this no hatching is drawn, so that nothing in it needs an id. */
const minHatchedPx = 72;

/** The section of an item to scale; an outline by super category when it is no bearing. Sizes in mm, `size` in px. */
export function BearingDrawing(props: BearingDrawingProps) {
  const { decorative, framed, ...item } = props;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const { size = 40 } = item;
  const plain = typeof size === 'number' && size < minHatchedPx;
  const spec = JSON.stringify(plain ? item : { ...item, key: id });
  const initialSpec = useRef(spec);
  const [ready, setReady] = useState(renderSvg !== undefined);

  useEffect(() => {
    const isServerRendered = initialSpec.current === spec && box.current?.hasChildNodes();
    if (!ready && !isServerRendered) void loadRenderer().then(() => setReady(true));
  }, [spec, ready]);

  const inner = useMemo(() => svgHtml(ready, spec), [ready, spec]);
  return (
    <span
      ref={box}
      className={classNames(styles.drawing, framed && styles.framed)}
      style={sizeStyle(item)}
      aria-hidden={decorative}
      suppressHydrationWarning
      {...inner}
    />
  );
}

/** Our own SVG text: numbers, and a title that is escaped. Kept as one object: React writes it again when it changes. */
function svgHtml(ready: boolean, spec: string) {
  const svg = ready && renderSvg ? renderSvg(JSON.parse(spec)) : '';
  return { dangerouslySetInnerHTML: { __html: svg } };
}

/** The room it takes before it is drawn. */
function sizeStyle({ size = 40, width = 640, height = 420 }: ItemDrawingSpec): CSSProperties {
  if (size !== 'large') return { width: size, maxWidth: '100%', aspectRatio: 1 };
  return { width, maxWidth: '100%', aspectRatio: `${width} / ${height}` };
}
