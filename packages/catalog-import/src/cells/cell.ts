import { z } from "zod";

/** Why a cell cannot be read, and what to write instead; both are sentences. */
export class CellProblem {
  constructor(
    readonly reason: string,
    readonly fix: string,
  ) {}
}

/** A zod schema from a reading function: text in, a value or a {@link CellProblem} out. */
export function cell<T>(read: (text: string) => T | CellProblem) {
  return z.string().transform((text, context): T => {
    const found = read(text);
    if (!(found instanceof CellProblem)) return found;
    context.addIssue({
      code: "custom",
      message: found.reason,
      params: { fix: found.fix },
    });
    return z.NEVER;
  });
}
