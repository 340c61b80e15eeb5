/** Warnings that are true of every one-machine shop and tell its operator nothing. */
const EXPECTED = [
  /Local Event Bus installed/,
  /fake redis instance/i,
  /DeprecationWarning/,
  // Medusa makes a session middleware that then steps aside for ours, which keeps them in PostgreSQL.
  /connect\.session\(\) MemoryStore/,
];

/**
 * What of a server's line belongs on the launcher's screen: the text of warnings and errors,
 * `undefined` for everything else. The servers write JSON lines or "<time> warn: …" (LOG_FORMAT).
 */
export function noteworthy(line: string): string | undefined {
  if (EXPECTED.some((pattern) => pattern.test(line))) return undefined;
  const { level, message } = parsed(line);
  // Demo mails are announced with their file, so that whoever tries the shop can read them.
  return /^(error|warn|warning|fatal|mail)$/i.test(level) ? `${level}: ${message}` : undefined;
}

function parsed(line: string): { level: string; message: string } {
  try {
    const { "log.level": level, message } = JSON.parse(line);
    return { level: String(level), message: String(message) };
  } catch {
    const [, level = "", message = line] =
      /^\s*(?:\d{4}-\d\d-\d\dT\S+\s+)?(\w+):\s+(.*)$/.exec(line) ?? [];
    return { level, message };
  }
}
