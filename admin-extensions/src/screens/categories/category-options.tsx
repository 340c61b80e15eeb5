import type { StaffCategory } from "@eldercare/contracts";

/** The choices of a select; hidden categories too, so that their products keep them. */
export function CategoryOptions({ categories }: { categories: readonly StaffCategory[] }) {
  return categories.map(({ id, name, isActive }) => (
    <option key={id} value={id}>
      {isActive ? name : `${name} (hidden)`}
    </option>
  ));
}
