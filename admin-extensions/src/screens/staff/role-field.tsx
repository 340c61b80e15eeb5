import { STAFF_ROLE_TEXTS, STAFF_ROLES, StaffRole } from "@eldercare/contracts";
import { SelectField } from "../components/field";

type RoleFieldProps = { value: StaffRole; onChange: (role: StaffRole) => void };

/** A role to choose, with what it is for. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      hint={`${STAFF_ROLE_TEXTS[value].may}.`}
      value={value}
      onChange={(event) => onChange(StaffRole.parse(event.target.value))}
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {STAFF_ROLE_TEXTS[role].name}
        </option>
      ))}
    </SelectField>
  );
}
