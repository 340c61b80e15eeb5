const CM_PER_INCH = 2.54;

export const cmFromInches = (inches: number) => inches * CM_PER_INCH;
export const inchesFromCm = (cm: number) => cm / CM_PER_INCH;

/** Whole or half inches, as tape measures are read: "30", "17½". */
function inchText(cm: number): string {
  const halves = Math.round(inchesFromCm(cm) * 2);
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ""}½`;
}

/** "86 cm (34 in)": whole centimetres, and inches to the half. */
export const formatLength = (cm: number) => `${Math.round(cm)} cm (${inchText(cm)} in)`;

/** "33 to 41 cm (13 to 16 in)". */
export const formatLengthRange = ([from, to]: readonly [number, number]) =>
  `${from} to ${to} cm (${inchText(from)} to ${inchText(to)} in)`;
