import { code128, type DrawingContext } from "bwip-js/generic";
import styles from "./print.module.css";

type Bars = { width: number; height: number; lines: { x: number; width: number }[] };

/** Collects the bars alone: no font and no picture format is needed for them. */
function barsOf(): DrawingContext<Bars> {
  const bars: Bars = { width: 0, height: 0, lines: [] };
  const none = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => void Object.assign(bars, { width, height }),
    line: (x, _y0, _x1, _y1, width) => void bars.lines.push({ x, width }),
    polygon: none,
    hexagon: none,
    ellipse: none,
    fill: none,
    text: none,
    end: () => bars,
  };
}

/** A Code 128 barcode with its text below; the text alone where it has signs that no barcode holds. */
export function Barcode({ text }: { text: string }) {
  if (!text) return null;
  return (
    <span className={styles.barcode}>
      {/^[\x20-\x7e]{1,40}$/.test(text) && <BarLines text={text} />}
      <span>{text}</span>
    </span>
  );
}

function BarLines({ text }: { text: string }) {
  const { width, height, lines } = code128<Bars>({ bcid: "code128", text, height: 8 }, barsOf());
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Barcode of ${text}`}
    >
      {lines.map((line) => (
        <rect
          key={line.x}
          x={line.x - line.width / 2}
          y={0}
          width={line.width}
          height={height}
          fill="#000"
        />
      ))}
    </svg>
  );
}
