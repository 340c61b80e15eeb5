import { piecesOf } from "@eldercare/contracts";
import { Children, type ReactNode } from "react";

/** Words in which no phone number, postal code, date, measure or amount breaks at the end of a line. */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === "string" ? wholes(child) : child));
}

const wholes = (text: string) =>
  piecesOf(text).map((piece, at) =>
    piece.isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
      <span key={at} style={{ whiteSpace: "nowrap" }}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
