import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";

/** Hands one mail on; throws when that failed. `name` is the same for every attempt of one mail. */
export type MailTransport = (mail: SendMailOptions, name: string) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends through a mail server. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail) => {
    await transporter.sendMail(mail);
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
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, textName(name)), `${mail.subject}\n\n${mail.text}\n`);
    await writeWhole(join(folder, `${name}.eml`), message as Buffer);
  };
}

/** The file that has the text of a mail of this name, without all that is for mail programs. */
export function textName(name: string): string {
  return `${name}.txt`;
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
