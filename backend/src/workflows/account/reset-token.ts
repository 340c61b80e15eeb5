/**
 * The token of a reset mail: Medusa's single-use id, and the address it belongs to, which Medusa
 * wants to see again. Only the id is secret.
 */
export interface ResetToken {
  jti: string;
  email: string;
}

const SEPARATOR = ".";

/** The token as text for a link. */
export function encodeResetToken({ jti, email }: ResetToken): string {
  return `${jti}${SEPARATOR}${Buffer.from(email).toString("base64url")}`;
}

/** The parts of a token from a link; undefined for text that never was one. */
export function decodeResetToken(token: string): ResetToken | undefined {
  const [jti, encoded, ...rest] = token.split(SEPARATOR);
  const email = Buffer.from(encoded ?? "", "base64url").toString();
  return jti && email && rest.length === 0 ? { jti, email } : undefined;
}
