import { type SaleEdge, saleMoment, slugFromName } from "@eldercare/contracts";
import { orderedNames } from "../fields/product.js";
import { CellProblem, cell } from "./cell.js";
import { hasHtml } from "./html-text.js";
import { oneLine } from "./one-line.js";

const MAX_CENTS = 100_000_000;
/** A dollar sign or the currency's name, before or after the amount. */
const CURRENCY = /^(?:CA\s?\$|C\$|\$\s?CA|CAD|\$)\s?|\s?(?:CA\s?\$|C\$|\$\s?CA|CAD|\$)$/gi;
/** 1299, 1299.5, 1,299.50, 1 299.00: groups of three digits, and a point before the cents. */
const WITH_POINT = /^(\d{1,3}(?:[,\s'’]\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
/** 12,50, 1 299,50, 1.299,50: as French and German spreadsheets write it. */
const WITH_COMMA = /^(\d{1,3}(?:[.\s'’]\d{3})+|\d+),(\d{1,2})$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const IMAGE_FILE = /^[^/\\|<>:"?*]+\.(?:jpe?g|png|webp|gif)$/i;
/** A image on the web, or one that the shop has already. */
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/static\/)[^\s|<>"]+$/i;

/** One line of text. */
export const lineCell = (maxLength: number) => cell((text) => lineOf(text, maxLength));

function lineOf(text: string, maxLength: number): string | CellProblem {
  if (/[\r\n]/.test(text)) {
    return new CellProblem("It has a line break in it.", "Write it on one line.");
  }
  if (hasHtml(text)) {
    return new CellProblem("It has HTML tags in it.", "Write it as plain text.");
  }
  return withinLength(text, maxLength);
}

/** One line of text; of several lines one is made. */
export const flatCell = (maxLength: number) =>
  cell((text) => withinLength(oneLine(text), maxLength));

/** Text of one or more paragraphs; line ends become `\n`. */
export const textCell = (maxLength: number) =>
  cell((text) => withinLength(text.replace(/\r\n?/g, "\n"), maxLength));

/** An amount without the dollar sign or the currency's name beside it. */
export const withoutCurrency = (text: string) => text.replace(CURRENCY, "");

/** Integer cents from dollars as a spreadsheet shows them. */
export const moneyCell = cell((text) => {
  const amount = withoutCurrency(text);
  const match = WITH_POINT.exec(amount) ?? WITH_COMMA.exec(amount);
  if (!match) return moneyProblem(amount);
  const [, dollars = "", decimals = ""] = match;
  const cents = Number(dollars.replace(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (cents >= MAX_CENTS) {
    return new CellProblem("It is a million dollars or more.", "Check for missing points.");
  }
  return cents;
});

function moneyProblem(text: string): CellProblem {
  if (text.startsWith("-") || text.startsWith("(")) {
    return new CellProblem(
      "A price cannot be negative.",
      "Write the price in dollars, like 129.95.",
    );
  }
  if (/^\d[\d\s'’]*[.,]\d{3,}$/.test(text)) {
    return new CellProblem(
      "It has parts of a cent.",
      "Write dollars with at most two decimals, like 129.95.",
    );
  }
  return new CellProblem("It is not an amount of money.", "Write it in dollars, like 129.95.");
}

/** First or last day of a sale, or a moment; what comes out is the moment in ISO 8601. */
export const saleDayCell = (edge: SaleEdge) =>
  cell(
    (text) =>
      saleMoment(text, edge) ??
      new CellProblem("It is not a day.", "Write a day like 2026-11-30, or 2026-11-30 18:00."),
  );

/** A whole number within limits. */
export const wholeNumberCell = (min: number, max: number) =>
  cell((text) => {
    // French spreadsheets put a blank between groups of three digits.
    const value = /^[+-]?\d{1,3}(?:[,\s]\d{3})+$|^[+-]?\d{1,9}$/.test(text)
      ? Number(text.replace(/[,\s]/g, ""))
      : Number.NaN;
    if (value >= min && value <= max) return value;
    const reason = Number.isNaN(value) ? "It is not a whole number." : "It is out of range.";
    return new CellProblem(reason, `Write a whole number from ${min} to ${max}.`);
  });

/** `1 200,5` as French spreadsheets group digits becomes `1200,5`. */
export function withoutGroups(text: string): string {
  return /^\d{1,3}(?:\s\d{3})+(?!\d)/.test(text) ? text.replace(/(?<=\d)\s(?=\d)/g, "") : text;
}

/** Whole grams, from grams with or without decimals. */
export const weightCell = cell((text) => {
  const match = /^(\d{1,7}(?:\.\d+)?)\s?g?$/.exec(withoutGroups(text));
  if (match && Number(match[1]) <= 1_000_000) return Math.round(Number(match[1]));
  return new CellProblem("It is not a weight in grams.", "Write grams, like 850.");
});

const ROUNDED = new CellProblem(
  "A spreadsheet program has rounded it.",
  "Format the column as text, and write all digits again.",
);

/** What a shop calls a variant. One like `1E5` may be somebody's; spreadsheets write `1E+05`. */
export const skuCell = (maxLength: number) =>
  cell((text) => (/^\d(?:\.\d+)?E\+\d+$/i.test(text) ? ROUNDED : lineOf(text, maxLength)));

/** A number below a bar code. */
export const barcodeCell = cell((text) => {
  // Shopify keeps spreadsheets from counting with it.
  const code = text.replace(/^'/, "");
  if (/^\d(?:\.\d+)?E\+?\d+$/i.test(code)) return ROUNDED;
  if (code.length <= 100 && !/[\r\n]/.test(code)) return code;
  return new CellProblem("It is not a bar code.", "Write its digits, at most 100.");
});

/** Whole per cent from 0 to 100, with or without the sign. */
export const percentCell = cell((text) => {
  const match = /^(\d{1,3})\s?%?$/.exec(text);
  if (match && Number(match[1]) <= 100) return Number(match[1]);
  const isFraction = /^0?\.\d+$/.test(text);
  return new CellProblem(
    isFraction ? "It is a fraction." : "It is not a whole number from 0 to 100.",
    isFraction
      ? `Write whole per cent, like ${Math.round(Number(text) * 100)}.`
      : "Write whole per cent, like 15; 0 means no discount.",
  );
});

/** Average stars, 0 to 5, with at most two decimals. */
export const ratingCell = cell((text) => {
  if (/^[0-5](?:\.\d{1,2})?$/.test(text) && Number(text) <= 5) return Number(text);
  return new CellProblem("It is not a rating from 0 to 5.", "Write stars like 4.5.");
});

export const YES = ["yes", "true", "y", "1", "x", "oui"];
export const NO = ["no", "false", "n", "0", "non"];

/** Yes or no, in the words that spreadsheets and people use. */
export const yesNoCell = cell((text) => {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  return new CellProblem("It is neither yes nor no.", "Write true or false.");
});

/** The last part of a page's address. */
export const slugCell = cell((text) => {
  if (text.length <= 100 && SLUG.test(text)) return text;
  const proposed = slugFromName(text).slice(0, 100).replace(/-+$/, "");
  return new CellProblem(
    "It cannot be part of an address.",
    `Write lower-case letters, digits and single hyphens${proposed ? `, like ${proposed}` : ""}.`,
  );
});

const PUBLISHED = new Set(["published", "active", ...YES]);
const DRAFT = new Set(["draft", "-1", "archived", "unlisted", ...NO]);

/** Whether a cell says, in any shop's words, that shoppers do not see it. */
export const saysDraft = (text: string) => DRAFT.has(text.toLowerCase());

/** Whether shoppers see it, in the words of this shop's files and of other shops' exports. */
export const statusCell = cell((text) => {
  const word = text.toLowerCase();
  if (PUBLISHED.has(word)) return "published" as const;
  if (saysDraft(word)) return "draft" as const;
  if (word === "proposed" || word === "rejected") return word;
  return new CellProblem("It is not a status.", "Write published or draft.");
});

/** File names or addresses of images, in the order in which they are shown. */
export const imageFilesCell = (max: number) =>
  cell((text) => {
    const files = listOf(text);
    if (files.length > max) {
      return new CellProblem(
        `It names ${files.length} pictures.`,
        max === 1 ? "Name one." : `Keep at most ${max}.`,
      );
    }
    const wrong = files.find((file) => !IMAGE_FILE.test(file) && !IMAGE_ADDRESS.test(file));
    if (wrong !== undefined) {
      return new CellProblem(
        `"${wrong}" is not the file name of a picture.`,
        "Write names like chair-1.jpg (JPEG, PNG, WebP or GIF) or addresses like https://example.com/chair-1.jpg, separated by |.",
      );
    }
    const twice = files.find((file, index) => files.indexOf(file) !== index);
    if (twice !== undefined) {
      return new CellProblem(`It names "${twice}" twice.`, "Name each picture once.");
    }
    return files;
  });

/** Texts separated by `|`; one that belongs to a text is written `\|`. */
export const listCell = cell((text) => listOf(text));

/** Tags separated by commas or `|`, each once; one that belongs to a tag has a backslash before it. */
export const tagsCell = (max: number, maxLength: number) =>
  cell((text) => {
    const tags = orderedNames(partsOf(text, ",|").map(oneLine).filter(Boolean));
    if (tags.length > max) {
      return new CellProblem(`It has ${tags.length} tags.`, `Keep at most ${max}.`);
    }
    const long = tags.find((tag) => tag.length > maxLength);
    if (long === undefined) return tags;
    return new CellProblem(
      `The tag "${long.slice(0, maxLength)}…" has ${long.length} characters.`,
      `Shorten it to at most ${maxLength}, and write a comma between tags.`,
    );
  });

/** Where a link leads: a path of the shop, or a full https address. */
export const linkCell = cell((text) => {
  const isPath = /^\/(?!\/)\S*$/.test(text);
  if (isPath || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))) return text;
  return new CellProblem(
    "It is not a link.",
    "Write a path of the shop, like /products/wheelchairs.",
  );
});

const listOf = (text: string) => partsOf(text, "|");

/** What stands between separators, of which `separators` holds each; a backslash takes one's meaning away. */
export function partsOf(text: string, separators: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[\\|,]|[\s\S]/g)) {
    if (separators.includes(piece)) parts.push("");
    else if (piece.length === 2 && `\\${separators}`.includes(piece.charAt(1))) {
      parts[parts.length - 1] += piece.charAt(1);
    } else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}

function withinLength(text: string, maxLength: number): string | CellProblem {
  if (text.length <= maxLength) return text;
  return new CellProblem(
    `It has ${text.length} characters.`,
    `Shorten it to at most ${maxLength}.`,
  );
}
