/**
 * SQL of the role of a row `person` of Medusa's users. Who has none is a manager; while nobody was
 * made owner, whoever is longest on the staff is: a shop is never without one.
 */
export const STAFF_ROLE_OF_PERSON = `case
    when not exists (
        select from staff_role named
          join "user" owner on lower(owner.email) = named.email and owner.deleted_at is null
         where named.role = 'owner')
      and not exists (
        select from "user" older
         where older.deleted_at is null
           and (older.created_at, older.id) < (person.created_at, person.id))
    then 'owner'
    else coalesce(
      (select named.role from staff_role named where named.email = lower(person.email)), 'manager')
  end`;
