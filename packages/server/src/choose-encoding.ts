/** How answers are compressed, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Which of the encodings a client takes, best first; none when it takes only plain files. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().toLowerCase());
  const takes = (encoding: string) =>
    offers.some((offer) => {
      const [name, weight = ""] = offer.split(/\s*;\s*/);
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  return ENCODINGS.find(takes) ?? null;
}
