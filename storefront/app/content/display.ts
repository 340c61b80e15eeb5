/** How pages look to one person: kept in this browser alone, and told to nobody (inline-scripts/display.ts). */

/** Begins the names of the menu's fields. */
export const DISPLAY_FIELD = "display-";

type DisplayChoice = {
  field: string;
  label: string;
  /** The first is what pages are without a choice. */
  options: readonly { value: string; label: string }[];
};

export const DISPLAY_CHOICES: readonly DisplayChoice[] = [
  {
    field: `${DISPLAY_FIELD}text`,
    label: "Text size",
    options: [
      { value: "", label: "Normal" },
      { value: "text-large", label: "Large" },
      { value: "text-larger", label: "Larger" },
    ],
  },
  {
    field: `${DISPLAY_FIELD}contrast`,
    label: "Contrast",
    options: [
      { value: "", label: "Normal" },
      { value: "contrast-more", label: "More" },
    ],
  },
  {
    field: `${DISPLAY_FIELD}motion`,
    label: "Moving parts",
    options: [
      { value: "", label: "Normal" },
      { value: "motion-less", label: "Keep still" },
    ],
  },
];
