import { z } from "zod";
import { newId } from "./new-id";
import { useKeptState } from "./use-kept-state";

/** A text with the id under which it is sent: once more after a lost line, it is the same one. */
const Written = z.object({ id: z.string(), text: z.string() });
type Written = z.infer<typeof Written>;

const nothing = (): Written => ({ id: newId(), text: "" });

/** A note or an answer while it is written: what is not sent is kept as a draft under `form`. */
export function useWrittenText(form: string) {
  const { value, change, begin, draft, isChanged } = useKeptState(form, {
    begin: nothing,
    isChanged: ({ text }) => text.trim() !== "",
    read: (values) => Written.safeParse(values).data ?? null,
  });
  return {
    ...value,
    isWritten: isChanged,
    ...{ draft, begin },
    write: (text: string) => change({ text }),
  };
}
