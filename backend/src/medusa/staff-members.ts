import type { StaffRole } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { STAFF_ROLE_OF_PERSON } from "./staff-role-of";

/** Somebody of the staff, with the role that counts. */
export interface StaffMemberRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  created_at: Date;
  role: StaffRole;
}

/** All staff by name, or one of them. */
export async function listStaffMembers(database: Knex, id?: string): Promise<StaffMemberRow[]> {
  const { rows } = await database.raw<{ rows: StaffMemberRow[] }>(
    `select person.id, person.first_name, person.last_name, person.email, person.created_at,
            ${STAFF_ROLE_OF_PERSON} as role
       from "user" person
      where person.deleted_at is null and (:id::text is null or person.id = :id)
      order by lower(concat_ws(' ', person.first_name, person.last_name, person.email)), person.id`,
    { id: id ?? null } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows;
}
