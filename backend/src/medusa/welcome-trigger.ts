import { EMAIL_VERIFICATION } from "./sign-in";

/**
 * Promises the welcome mail in the same transaction that verifies an address: whoever verifies it,
 * and wherever a server crashes, a verified customer is welcomed once. Can be run again.
 */
export function welcomeTriggerStatements(): string[] {
  return [
    `create or replace function promise_welcome_mail() returns trigger language plpgsql as $$
     begin
       insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at)
       select 'mail_' || replace(gen_random_uuid()::text, '-', ''), 'welcome:' || id, 'welcome', email,
              jsonb_build_object('firstName', coalesce(first_name, '')), now()
         from customer
        where email = new.entity_id and has_account and deleted_at is null
       on conflict (key) where deleted_at is null do nothing;
       return null;
     end $$`,
    `create or replace trigger promise_welcome_mail
       after update of verified_at on auth_verification for each row
       when (old.verified_at is null and new.verified_at is not null
             and new.entity_type = '${EMAIL_VERIFICATION.entity_type}')
       execute function promise_welcome_mail()`,
  ];
}
