/**
 * A database's address for a program of PostgreSQL: everybody on the machine sees what a program was
 * started with, so the password goes into its environment.
 */
export function withoutPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const { password } = address;
  address.password = "";
  const env = password ? { ...process.env, PGPASSWORD: decodeURIComponent(password) } : process.env;
  return { address: address.href, env };
}
