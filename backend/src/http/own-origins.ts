const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Origins whose pages may call the shop: its own and Medusa Admin's, under each name of this machine. */
export function ownOrigins(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.flatMap(originsOf));
}

function originsOf(address: string): string[] {
  const { protocol, hostname, port, origin } = new URL(address);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  return LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}
