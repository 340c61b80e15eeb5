import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { InferTypeOf } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  MedusaService,
} from "@medusajs/framework/utils";
import NewsletterSignUp from "./models/newsletter-sign-up";

export type NewsletterSignUpRow = InferTypeOf<typeof NewsletterSignUp>;

/** What somebody agreed to, and the tokens of the mail that asks whether it was they. */
export interface GivenConsent {
  email: string;
  consent: string;
  source: string;
  confirmFingerprint: string;
  confirmDays: number;
  unsubscribeToken: string;
}

/** Sign-ups to the newsletter. Each change is a single statement, so that none can overtake another. */
class NewsletterModuleService extends MedusaService({ NewsletterSignUp }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /**
   * Notes a sign-up that waits to be confirmed; one that waits already is renewed, and its earlier
   * link stops working. A confirmed one stays as it is. Answers the address's sign-up.
   */
  async signUp(given: GivenConsent): Promise<NewsletterSignUpRow> {
    const { rows } = await this.database.raw<{ rows: NewsletterSignUpRow[] }>(
      `insert into newsletter_sign_up
         (id, email, consent, source, consented_at, confirm_fingerprint, confirm_until, unsubscribe_token)
       values (?, ?, ?, ?, now(), ?, now() + make_interval(days => ?), ?)
       on conflict (email) where status <> 'unsubscribed' and deleted_at is null do update
          set consent = excluded.consent, source = excluded.source,
              consented_at = excluded.consented_at,
              confirm_fingerprint = excluded.confirm_fingerprint,
              confirm_until = excluded.confirm_until, updated_at = now()
        where newsletter_sign_up.status = 'pending'
       returning *`,
      [
        generateEntityId(undefined, "nsub"),
        given.email,
        given.consent,
        given.source,
        given.confirmFingerprint,
        given.confirmDays,
        given.unsubscribeToken,
      ],
    );
    if (rows[0]) return rows[0];
    const [confirmed] = await this.listNewsletterSignUps(
      { email: given.email, status: "confirmed" },
      { take: 1 },
    );
    // Unsubscribed at this very moment: then there is room for a new one.
    return confirmed ?? this.signUp(given);
  }

  /** Confirms the sign-up of a link, as often as it is followed; undefined when the link is no good. */
  async confirm(confirmFingerprint: string): Promise<NewsletterSignUpRow | undefined> {
    const { rows } = await this.database.raw<{ rows: NewsletterSignUpRow[] }>(
      `update newsletter_sign_up
          set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), updated_at = now()
        where confirm_fingerprint = ? and deleted_at is null
          and (status = 'confirmed' or (status = 'pending' and confirm_until > now()))
       returning *`,
      [confirmFingerprint],
    );
    return rows[0];
  }

  /** Ends whatever sign-up the address of this token has; false when nobody has such a token. */
  async unsubscribe(unsubscribeToken: string): Promise<boolean> {
    const [known] = await this.listNewsletterSignUps(
      { unsubscribe_token: unsubscribeToken },
      { take: 1 },
    );
    if (!known) return false;
    await this.database.raw(
      `update newsletter_sign_up
          set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
        where email = ? and status <> 'unsubscribed'`,
      [known.email],
    );
    return true;
  }

  /** Removes at most `limit` sign-ups that wait for longer; answers how many. */
  async forgetUnconfirmed(before: Date, limit: number): Promise<number> {
    return this.forget("status = 'pending' and consented_at < ?", before, limit);
  }

  /** Removes at most `limit` proofs of consent that was withdrawn before; answers how many. */
  async forgetWithdrawn(before: Date, limit: number): Promise<number> {
    return this.forget("status = 'unsubscribed' and unsubscribed_at < ?", before, limit);
  }

  /** Removes every sign-up of an address, with its proof of consent. */
  async forgetAddress(email: string): Promise<void> {
    await this.database.raw("delete from newsletter_sign_up where lower(email) = lower(?)", [
      email,
    ]);
  }

  private async forget(condition: string, before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from newsletter_sign_up where id in (
         select id from newsletter_sign_up where ${condition} limit ?)`,
      [before, limit],
    );
    return rowCount;
  }
}

export default NewsletterModuleService;
