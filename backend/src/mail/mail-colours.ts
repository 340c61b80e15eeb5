/** The shop's colours, written into each mail because mail programs read no style sheets. */
export const MAIL_COLOURS = {
  spruce: "#0F4A43",
  page: "#FAF7F1",
  paper: "#FFFFFF",
  ink: "#1D2A28",
  soft: "#45534F",
  amber: "#F2B84B",
  sage: "#CFE0D6",
} as const;

/** Fonts that every mail program has; the shop's own font cannot be counted on. */
export const MAIL_FONT = "'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif";
