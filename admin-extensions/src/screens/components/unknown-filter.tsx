import type { ListParams } from "./use-list-params";

type UnknownFilterProps = { list: ListParams; name: string; values: readonly string[] };

/** Says that the address asks for something that a list does not know, so that it shows everything. */
export function UnknownFilter({ list, name, values }: UnknownFilterProps) {
  const asked = list.read(name);
  if (asked === "" || values.includes(asked)) return null;
  return (
    <p role="status">
      The address asks for “{asked}”, which this list does not know, so everything is shown.
    </p>
  );
}
