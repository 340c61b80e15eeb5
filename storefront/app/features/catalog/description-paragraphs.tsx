import { Unbroken } from "~/components/unbroken";
import { paragraphsOf } from "./description-text";

/** A description's paragraphs; nothing for an empty one. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph}>
      <Unbroken text={paragraph} />
    </p>
  ));
}
