import { join } from "node:path";
import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils";
import { folderTransport, type MailTransport, smtpTransport, textName } from "./mail-transport";

interface MailOptions {
  /** Like "Birchwell <hello@example.com>". */
  from: string;
  /** Where .eml files go when there is no mail server. */
  outbox_dir: string;
  smtp_url?: string;
}

/**
 * Sends mails by SMTP. Without a mail server (demo mode) they become files, and where each lies is
 * printed for whoever tries the shop; its links are not, because logs are read by others.
 */
class MailProviderService extends AbstractNotificationProviderService {
  static override identifier = "mail";
  private readonly transport: MailTransport;

  constructor(
    _dependencies: { logger: Logger },
    private readonly options: MailOptions,
  ) {
    super();
    this.transport = options.smtp_url
      ? smtpTransport(options.smtp_url)
      : folderTransport(options.outbox_dir);
  }

  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const { to, content, provider_data: providerData } = notification;
    const name = String(providerData?.mail_id ?? "");
    if (!content?.subject || !name) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "A mail needs a subject and the id of its outbox row.",
      );
    }
    const { subject, html, text } = content;
    const { from } = this.options;
    const head = extraHead(providerData ?? {});
    // Mail servers drop a second copy with the same id, should the answer to the first get lost.
    const messageId = `<${name}@${domainOf(from)}>`;
    await this.transport({ from, to, subject, html, text, messageId, ...head }, name);
    if (!this.options.smtp_url) this.announce(subject, name);
    return { id: messageId };
  }

  private announce(subject: string, name: string): void {
    console.log(`mail: ${subject}: ${join(this.options.outbox_dir, textName(name))}`);
  }
}

/**
 * Where answers go, and how mail programs unsubscribe with one click (RFC 2369, RFC 8058). Names
 * are encoded by the mail library, so that none can begin a header of its own.
 */
function extraHead({ reply_to: replyTo, unsubscribe_url: url }: Record<string, unknown>) {
  return {
    ...(replyTo ? { replyTo: replyTo as { name: string; address: string } } : {}),
    ...(url ? { list: { unsubscribe: String(url) }, headers: ONE_CLICK } : {}),
  };
}

const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
}

export default MailProviderService;
