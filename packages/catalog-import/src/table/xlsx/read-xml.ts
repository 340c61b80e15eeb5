import { SaxesParser } from "saxes";
import { FileUnusable } from "../file-unusable.js";
import { DAMAGED } from "./zip-parts.js";

/** What is done with the elements of a document; names come without their prefix. */
export interface XmlReader {
  opens(name: string, attributes: Readonly<Record<string, string>>): void;
  closes?(name: string): void;
  text?(text: string): void;
}

/** No cell of a spreadsheet is nearly so long. */
const LONGEST_TEXT = 1_000_000;

/**
 * Reads a document piece by piece; after each, what the reader has gathered may be taken. Entities
 * beyond XML's own five are errors, so that none can grow. Throws {@link FileUnusable}.
 */
export async function* readXml(
  file: string,
  pieces: AsyncIterable<string>,
  reader: XmlReader,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let sinceElement = 0;
  parser.on("opentag", ({ name, attributes }) => {
    sinceElement = 0;
    reader.opens(withoutPrefix(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    sinceElement = 0;
    reader.closes?.(withoutPrefix(name));
  });
  parser.on("text", (text) => reader.text?.(text));
  parser.on("cdata", (text) => reader.text?.(text));
  parser.on("error", () => {
    throw new FileUnusable(file, DAMAGED);
  });
  for await (const piece of pieces) {
    sinceElement += piece.length;
    parser.write(piece);
    if (sinceElement > LONGEST_TEXT + piece.length) {
      throw new FileUnusable(file, "one of its cells has more than a million characters.");
    }
    yield;
  }
  parser.close();
  yield;
}

/** Reads all of a document that is small enough. */
export async function readWholeXml(
  file: string,
  pieces: AsyncIterable<string>,
  reader: XmlReader,
): Promise<void> {
  const all = readXml(file, pieces, reader);
  while (!(await all.next()).done);
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
