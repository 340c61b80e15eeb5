import { piecesOf } from "@eldercare/contracts";

/** A text in which no phone number, postal code, date, measure, amount or word with a hyphen breaks at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    piece.isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
      <span key={at} className="unbroken">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}
