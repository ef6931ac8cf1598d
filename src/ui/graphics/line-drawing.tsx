import styles from './line-drawing.module.css';
import { type LineSketch, type SketchName, sketches } from './sketches.data.ts';

type LineDrawingProps = { sketch: LineSketch; width: number; height: number };

/** Has the line weights of a drawing sheet; screen readers skip it, because the text beside it says it. */
export function LineDrawing({ sketch: { tint, line, thin, centre, absent }, width, height }: LineDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.tint} d={tint} />
      {thin && <path className={styles.thin} d={thin} />}
      {centre && <path className={styles.centre} d={centre} />}
      <path className={styles.line} d={line} />
      {absent && <path className={styles.absent} d={absent} />}
    </svg>
  );
}

/** Stands for something that is not there. */
export const Sketch = ({ name }: { name: SketchName }) => (
  <LineDrawing sketch={sketches[name]} width={200} height={160} />
);
