import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { within } from "@eldercare/server";
import { createTransport, type SendMailOptions } from "nodemailer";
import { NO_MAIL_LEAVES } from "../../errors/held-up";

/** Hands one mail on; throws when that failed, see {@link NO_MAIL_LEAVES}. `name` is the same for every attempt of one mail. */
export type MailTransport = (mail: SendMailOptions, name: string) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** A server that says a little now and then is given up before another process takes the mail. */
const ATTEMPT_MS = 100_000;

/** What nodemailer says of a server that is away, breaks off or lets nobody in, whatever the mail. */
const AWAY = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ECONNREFUSED"]);

/** This machine's own, where nobody listens in between. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a mail server has to take mails over TLS, because their links open accounts: one on
 * another machine, unless its address decides itself (`?requireTLS=false`). smtps:// always does.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return !searchParams.has("requireTLS") && !LOOPBACK.has(hostname);
}

/** Sends through a mail server, see {@link requiresTls}. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    ...(requiresTls(smtpUrl) ? { requireTLS: true } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail) => {
    await within(ATTEMPT_MS, transporter.sendMail(mail)).catch((error: Error) => {
      throw "code" in error && AWAY.has(String(error.code)) ? heldUp(error) : error;
    });
  };
}

/**
 * Writes mails into a folder instead, complete or not at all; a second attempt writes the same file.
 * Beside each lies its text alone, for eyes. Links in mails open accounts: nobody else reads them.
 */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail, name) => {
    const { message } = await composer.sendMail(mail);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, textName(name)), `${mail.subject}\n\n${mail.text}\n`);
      await writeWhole(join(folder, `${name}.eml`), message as Buffer);
    } catch (error) {
      throw heldUp(error as Error);
    }
  };
}

const heldUp = (cause: Error) => new Error(`${NO_MAIL_LEAVES}: ${cause.message}`, { cause });

/** The file that has the text of a mail of this name, without all that is for mail programs. */
export function textName(name: string): string {
  return `${name}.txt`;
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
