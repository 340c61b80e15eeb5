import type { StaffRole } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { EMAIL_PASSWORD, EMAIL_VERIFICATION } from "./sign-in";
import { STAFF_ROLE_OF_PERSON } from "./staff-role-of";

interface PersonRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  /** ISO 8601, as PostgreSQL writes it in JSON. */
  created_at: string;
}

/** Sign-in data and the person behind it. */
export interface SignInRow {
  auth_identity_id: string;
  /** What the provider keeps beside the password. */
  user_metadata: Record<string, unknown> | null;
  staff: (PersonRow & { avatar_url: string | null; staff_role: StaffRole }) | null;
  customer: (PersonRow & { is_verified: boolean }) | null;
}

const PERSON = `'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
  'email', person.email, 'created_at', person.created_at`;

/**
 * The sign-in data of an id or of an address, with the person: one statement where Medusa's modules
 * need four, because every call of somebody who is signed in asks.
 */
export async function accountOfSignIn(
  database: Knex,
  by: { id: string } | { email: string },
): Promise<SignInRow | undefined> {
  const isOf = "id" in by ? "identity.id = :value" : "provider.entity_id = :value";
  const { rows } = await database.raw<{ rows: SignInRow[] }>(
    `select identity.id as auth_identity_id, provider.user_metadata,
       (select json_build_object(${PERSON}, 'avatar_url', person.avatar_url,
                 'staff_role', ${STAFF_ROLE_OF_PERSON})
          from "user" person
         where person.id = identity.app_metadata->>'user_id' and person.deleted_at is null) as staff,
       (select json_build_object(${PERSON}, 'is_verified', exists (
                 select from auth_verification v
                  where v.auth_identity_id = identity.id and v.entity_id = person.email
                    and v.entity_type = :kind and v.verified_at is not null
                    and v.deleted_at is null))
          from customer person
         where person.id = identity.app_metadata->>'customer_id'
           and person.deleted_at is null) as customer
     from auth_identity identity
     join provider_identity provider on provider.auth_identity_id = identity.id
      and provider.provider = :provider and provider.deleted_at is null
    where ${isOf} and identity.deleted_at is null
    limit 1`,
    {
      value: "id" in by ? by.id : by.email,
      kind: EMAIL_VERIFICATION.entity_type,
      provider: EMAIL_PASSWORD,
    },
  );
  return rows[0];
}
