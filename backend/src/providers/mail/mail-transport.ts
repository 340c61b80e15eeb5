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

/** Writes mails into a folder instead, complete or not at all; a second attempt writes the same file. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail, name) => {
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name}.eml`);
    await writeFile(`${path}.part`, message as Buffer);
    await rename(`${path}.part`, path);
  };
}
