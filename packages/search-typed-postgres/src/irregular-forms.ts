/**
 * Forms of English words that no stemmer takes for the same word, with the stem of the plain one. Left
 * out are those that are a word of their own too: felt, left, rose, stuck.
 */
const FORMS: Record<string, readonly string[]> = {
  bend: ["bent"],
  break: ["broke", "broken"],
  bring: ["brought"],
  buy: ["bought"],
  catch: ["caught"],
  child: ["children"],
  choos: ["chose", "chosen"],
  come: ["came"],
  drink: ["drank", "drunk"],
  drive: ["drove", "driven"],
  eat: ["ate", "eaten"],
  fall: ["fell", "fallen"],
  foot: ["feet"],
  forget: ["forgot", "forgotten"],
  freez: ["froze", "frozen"],
  get: ["got", "gotten"],
  give: ["gave", "given"],
  go: ["went", "gone", "goes"],
  hear: ["heard"],
  hide: ["hid", "hidden"],
  hold: ["held"],
  keep: ["kept"],
  knife: ["knives"],
  know: ["knew", "known"],
  lose: ["lost"],
  rise: ["risen"],
  run: ["ran"],
  shake: ["shook", "shaken"],
  shelf: ["shelves"],
  sit: ["sat"],
  sleep: ["slept"],
  slide: ["slid"],
  spill: ["spilt"],
  stand: ["stood"],
  swell: ["swollen"],
  take: ["took", "taken"],
  teach: ["taught"],
  tear: ["torn"],
  tell: ["told"],
  think: ["thought"],
  throw: ["threw", "thrown"],
  tooth: ["teeth"],
  wake: ["woke", "woken"],
  wear: ["wore", "worn"],
  write: ["wrote", "written"],
};

const STEM_OF = new Map(
  Object.entries(FORMS).flatMap(([stem, forms]) => forms.map((form) => [form, stem] as const)),
);

/** French plurals that the English stemmer does not know for plurals: "genoux" are knees. */
const FRENCH_PLURAL = /(?<=\p{L}{2}[eo]u|\p{L}eau)x$/u;

/** The stem of the word of which this is an irregular form, if it is one. */
export const stemOfIrregular = (word: string): string | undefined =>
  STEM_OF.get(word) ??
  (word.endsWith("x") && FRENCH_PLURAL.test(word) ? word.slice(0, -1) : undefined);
