import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bearing-drawing.module.css';
import type { ItemDrawingSpec, itemSvg } from './item-drawing.ts';

/** The browser keeps the server's drawing and loads the renderer only to draw something new. */
let renderSvg: typeof itemSvg | undefined = import.meta.env.SSR
  ? (await import('./item-drawing.ts')).itemSvg
  : undefined;

export const loadDrawingRenderer = (): Promise<void> =>
  import('./item-drawing.ts').then((module) => {
    renderSvg = module.itemSvg;
  });

export type BearingDrawingProps = Omit<ItemDrawingSpec, 'key'> & {
  /** Hidden from screen readers: the designation is beside it. */
  decorative?: boolean | undefined;
  framed?: boolean | undefined;
};

/** Smaller drawings have no hatching, so they need no id for it. */
const minHatchedPx = 72;

/** `size` in px, dimensions in mm; an outline by super category if the item is not a bearing. */
export function BearingDrawing(props: BearingDrawingProps) {
  const { decorative, framed, ...item } = props;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const { size = 40 } = item;
  const plain = typeof size === 'number' && size < minHatchedPx;
  const spec = JSON.stringify(plain ? item : { ...item, key: id });
  const [initialSpec] = useState(spec);
  const [ready, setReady] = useState(renderSvg !== undefined);

  useEffect(() => {
    const isServerRendered = initialSpec === spec && box.current?.hasChildNodes();
    if (!ready && !isServerRendered) void loadDrawingRenderer().then(() => setReady(true));
  }, [initialSpec, spec, ready]);

  // Until the renderer is there, the drawing that is shown stays.
  const drawn = ready || (renderSvg && spec !== initialSpec) ? spec : '';
  const inner = useMemo(() => svgHtml(drawn), [drawn]);
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

/** Safe: our own SVG with an escaped title. Memoized, because React rewrites the HTML when the object changes. */
function svgHtml(spec: string) {
  const svg = spec && renderSvg ? renderSvg(JSON.parse(spec)) : '';
  return { dangerouslySetInnerHTML: { __html: svg } };
}

/** Reserves the space before the drawing is loaded. */
function sizeStyle({ size = 40, width = 640, height = 420 }: ItemDrawingSpec): CSSProperties {
  if (size !== 'large') return { width: size, maxWidth: '100%', aspectRatio: 1 };
  return { width, maxWidth: '100%', aspectRatio: `${width} / ${height}` };
}
