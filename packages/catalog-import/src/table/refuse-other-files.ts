import type { SourceFile } from "./byte-source.js";
import { FileUnusable } from "./file-unusable.js";

const SAVE_AS_CSV =
  "Open it in your spreadsheet program, save it as CSV (Excel: CSV UTF-8), and load that file.";

/** How files begin that people take for a table of text. */
const OTHER_FILES: readonly { begins: readonly number[]; reason: string }[] = [
  { begins: [0x50, 0x4b, 3, 4], reason: `it is an Excel workbook or a zip file. ${SAVE_AS_CSV}` },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], reason: `it is an old Excel workbook. ${SAVE_AS_CSV}` },
  { begins: [0x25, 0x50, 0x44, 0x46], reason: "it is a PDF. A table of text (CSV) is needed." },
  { begins: [0x89, 0x50, 0x4e, 0x47], reason: "it is a picture. A table of text (CSV) is needed." },
  { begins: [0xff, 0xd8, 0xff], reason: "it is a picture. A table of text (CSV) is needed." },
  { begins: [0x1f, 0x8b], reason: "it is compressed. Unpack it first, and load the CSV in it." },
];

/** Refuses what is no text, in words that name it. Throws {@link FileUnusable}. */
export async function refuseOtherFiles({ name, bytes }: SourceFile): Promise<void> {
  for await (const start of bytes()) {
    const other = OTHER_FILES.find(({ begins }) => begins.every((byte, at) => start[at] === byte));
    if (other) throw new FileUnusable(name, other.reason);
    return;
  }
}
