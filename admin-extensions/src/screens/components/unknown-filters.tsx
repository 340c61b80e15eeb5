type UnknownFiltersProps = { list: { unknown: readonly { name: string; value: string }[] } };

/** Says what the address asks for and a list does not know, so that nobody takes it for filtered. */
export function UnknownFilters({ list: { unknown } }: UnknownFiltersProps) {
  if (unknown.length === 0) return null;
  const asked = unknown.map(({ name, value }) => `“${name}: ${value}”`).join(" and ");
  return (
    <p role="status">
      The address asks for {asked}, which this list does not know.{" "}
      {unknown.length === 1 ? "It is left out." : "They are left out."}
    </p>
  );
}
