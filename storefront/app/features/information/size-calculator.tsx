import { formatLength } from "@eldercare/contracts/length";
import { Button } from "@eldercare/ui/button";
import { type ComponentPropsWithoutRef, type ReactNode, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useEarlyEntry } from "~/components/use-early-entry";
import styles from "./size-calculator.module.css";
import {
  handleHeightFor,
  type LengthUnit,
  type Measure,
  readLength,
  seatDepthFor,
  seatWidthFor,
  sockSizeFor,
} from "./size-rules";

const UNITS: readonly { value: LengthUnit; label: string }[] = [
  { value: "cm", label: "Centimetres" },
  { value: "in", label: "Inches" },
];

type Entries = Record<Measure, string>;

/** Without scripts the form is sent as an address; with them it starts from one. */
function entriesOf(params: URLSearchParams): Entries {
  const entry = (measure: Measure) => (params.get(measure) ?? "").slice(0, 10);
  return {
    wrist: entry("wrist"),
    height: entry("height"),
    hips: entry("hips"),
    thigh: entry("thigh"),
    ankle: entry("ankle"),
    calf: entry("calf"),
  };
}

const MEASURE_AGAIN = "Please measure again, or check the unit. If it is right, call us.";

type PartProps = {
  title: string;
  /** Of the result, which describes the part's fields. */
  resultId: string;
  children: ReactNode;
  /** What the entries come to; a hint before there are any. */
  result: ReactNode;
};

function Part({ title, resultId, children, result }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
      <output id={resultId} className={styles.result}>
        {result}
      </output>
    </fieldset>
  );
}

type MeasureBoxProps = Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange"> & {
  value: string;
  onEntry: (entry: string) => void;
};

function MeasureBox({ onEntry, ...input }: MeasureBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, onEntry);
  return (
    <input
      {...input}
      ref={box}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onEntry(event.target.value)}
    />
  );
}

type UnitChoiceProps = (typeof UNITS)[number] & { checked: boolean; onChoose: () => void };

function UnitChoice({ label, onChoose, ...input }: UnitChoiceProps) {
  const radio = useRef<HTMLInputElement>(null);
  useEarlyEntry(radio, onChoose);
  return (
    <label className={styles.unit}>
      <input {...input} ref={radio} type="radio" name="unit" onChange={onChoose} />
      {label}
    </label>
  );
}

/** Works out handle heights, seats and sock sizes while measures are typed in. */
export function SizeCalculator() {
  const [params] = useSearchParams();
  const [unit, setUnit] = useState<LengthUnit>(params.get("unit") === "in" ? "in" : "cm");
  const [entries, setEntries] = useState(() => entriesOf(params));
  const id = useId();
  const length = (measure: Measure) => readLength(measure, entries[measure], unit);

  const resultOf = {
    handle: `${id}-handle`,
    seat: `${id}-seat`,
    sock: `${id}-sock`,
  };
  const field = (measure: Measure, label: string, resultId: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${measure}`}>{label}</label>
      <span className={styles.entry}>
        <MeasureBox
          id={`${id}-${measure}`}
          name={measure}
          value={entries[measure]}
          onEntry={(entry) => setEntries((known) => ({ ...known, [measure]: entry }))}
          aria-invalid={length(measure) === "out of range" || undefined}
          aria-describedby={resultId}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </div>
  );

  return (
    <form
      id="calculator"
      method="get"
      action="#calculator"
      className={`no-print ${styles.calculator}`}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={`${id}-title`}>Size calculator</h2>
      <p>Fill in what you measured. The sections below show how.</p>
      <fieldset className={styles.units}>
        <legend className="visually-hidden">Unit</legend>
        {UNITS.map(({ value, label }) => (
          <UnitChoice
            key={value}
            value={value}
            label={label}
            checked={unit === value}
            onChoose={() => setUnit(value)}
          />
        ))}
      </fieldset>
      <Part
        title="Cane or walker"
        resultId={resultOf.handle}
        result={<HandleResult wrist={length("wrist")} height={length("height")} />}
      >
        {field("wrist", "Floor to wrist crease", resultOf.handle)}
        {field("height", "Or: your height", resultOf.handle)}
      </Part>
      <Part
        title="Wheelchair"
        resultId={resultOf.seat}
        result={<SeatResult hips={length("hips")} thigh={length("thigh")} />}
      >
        {field("hips", "Hip width", resultOf.seat)}
        {field("thigh", "Back of hips to inside of knee", resultOf.seat)}
      </Part>
      <Part
        title="Knee-high compression socks"
        resultId={resultOf.sock}
        result={<SockResult ankle={length("ankle")} calf={length("calf")} />}
      >
        {field("ankle", "Around the ankle", resultOf.sock)}
        {field("calf", "Around the calf", resultOf.sock)}
      </Part>
      <Button type="submit" className={styles.submit}>
        Work Out the Sizes
      </Button>
    </form>
  );
}

type Length = ReturnType<typeof readLength>;

/** A size in both units, with the mark behind it, in one line. */
function Size({ cm, mark }: { cm: number; mark: "." | "," }) {
  return (
    <strong className="unbroken">
      {formatLength(cm)}
      {mark}
    </strong>
  );
}

function HandleResult({ wrist, height }: { wrist: Length; height: Length }) {
  const known = wrist ?? height;
  if (known === null) return "Either measure will do. The wrist is more exact.";
  if (known === "out of range") return MEASURE_AGAIN;
  const isMeasured = wrist !== null;
  return (
    <>
      Handle height:{" "}
      {isMeasured ? (
        <Size cm={known} mark="." />
      ) : (
        <>
          <Size cm={handleHeightFor(known)} mark="," /> about. Try it, then adjust.
        </>
      )}
    </>
  );
}

function SeatResult({ hips, thigh }: { hips: Length; thigh: Length }) {
  if (hips === null && thigh === null) return "Measure on a firm chair, in everyday clothes.";
  if (hips === "out of range" || thigh === "out of range") return MEASURE_AGAIN;
  const width = hips === null ? null : seatWidthFor(hips);
  return (
    <>
      {hips !== null &&
        (width === null ? (
          <span className={styles.line}>Seat width: a wider chair is needed. Please call us.</span>
        ) : (
          <span className={styles.line}>
            Seat width: <Size cm={width} mark="." />
          </span>
        ))}
      {thigh !== null && (
        <span className={styles.line}>
          Seat depth: <Size cm={seatDepthFor(thigh)} mark="," /> or a little less.
        </span>
      )}
    </>
  );
}

function SockResult({ ankle, calf }: { ankle: Length; calf: Length }) {
  if (ankle === "out of range" || calf === "out of range") return MEASURE_AGAIN;
  if (ankle === null || calf === null) return "Both are needed, measured in the morning.";
  const advice = sockSizeFor(ankle, calf);
  if (advice.kind === "none") return "Common sizes do not fit this leg. Ask a fitter or call us.";
  if (advice.kind === "calf differs") {
    return `Your ankle is ${advice.size}, your calf is another size. Please ask us first.`;
  }
  return (
    <>
      Size: <strong>{advice.size}</strong>, most likely. The maker's own table has the last word.
    </>
  );
}
