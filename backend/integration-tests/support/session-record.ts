import { createHash } from "node:crypto";
import { queryShop } from "./shop-database";
import type { Visitor } from "./visitor";

/** The id of a visitor's session. */
export function sessionIdOf(visitor: Visitor): string {
  return /^s:([^.]+)\./.exec(decodeURIComponent(visitor.sessionCookie ?? ""))?.[1] ?? "";
}

/** Makes a sign-in as old as if the password had been given so many minutes ago. */
export async function ageSignIn(visitor: Visitor, minutes: number): Promise<void> {
  const iat = Math.floor(Date.now() / 1000) - minutes * 60;
  const rows = await queryShop(
    `update shop_session
        set sess = jsonb_set(sess::jsonb, '{auth_context,iat}', to_jsonb($2::bigint))::json
      where sid = $1 returning sid`,
    [sessionIdOf(visitor), iat],
  );
  if (rows.length !== 1) throw new Error("There is no such session.");
}

/** Makes a session as idle as if it had been used last so many minutes ago. */
export async function ageActivity(visitor: Visitor, minutes: number): Promise<void> {
  const id = createHash("sha256").update(sessionIdOf(visitor)).digest("base64url");
  await queryShop(
    `insert into staff_activity (id, active_at) values ($1, now() - make_interval(mins => $2))
     on conflict (id) do update set active_at = excluded.active_at`,
    [id, minutes],
  );
}
