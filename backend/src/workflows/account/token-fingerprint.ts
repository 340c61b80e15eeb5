import { createHash } from "node:crypto";

/** Names a token where the token itself must not be kept. */
export function tokenFingerprint(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
