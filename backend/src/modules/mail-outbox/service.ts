import { EventEmitter } from "node:events";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { InferTypeOf } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  MedusaService,
} from "@medusajs/framework/utils";
import OutgoingMail from "./models/outgoing-mail";
import { MAX_ATTEMPTS, retryDelaySeconds } from "./retry-delay";

export type OutgoingMailRow = InferTypeOf<typeof OutgoingMail>;

/** What is promised to be sent; `key` names the cause. */
export interface PromisedMail {
  key: string;
  template: string;
  recipient: string;
  data: Record<string, unknown>;
}

/** A mail of a process that was killed is another's after so long. Who lives renews it ({@link MAIL_RENEWED_MS}). */
const LEASE_SECONDS = 20;
/** Twice may fail before the lease is over. */
export const MAIL_RENEWED_MS = 6000;
const LONGEST_ERROR = 500;

/** Mails that wait to be sent. Claims are single statements, so that many workers may share them. */
class MailOutboxModuleService extends MedusaService({ OutgoingMail }) {
  /** Says "queued" in this process, so that its worker need not wait for its next look. */
  readonly events = new EventEmitter();
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /**
   * Promises a mail; a second one for the same cause is none. Answers the id of a new one. In a
   * transaction the mail is promised together with its cause, or not at all; the caller says
   * {@link announce} after it.
   */
  async enqueue(
    { key, template, recipient, data }: PromisedMail,
    transaction?: Knex.Transaction,
  ): Promise<string | undefined> {
    const { rows } = await (transaction ?? this.database).raw<{ rows: { id: string }[] }>(
      `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at)
       values (?, ?, ?, ?, ?, now())
       on conflict (key) where deleted_at is null do nothing
       returning id`,
      [generateEntityId(undefined, "mail"), key, template, recipient, JSON.stringify(data)],
    );
    if (rows[0] && !transaction) this.announce();
    return rows[0]?.id;
  }

  /** Wakes the worker of this process. */
  announce(): void {
    this.events.emit("queued");
  }

  /** Takes a promise back that is not kept yet, for when its cause was undone. */
  async withdraw(id: string): Promise<void> {
    await this.database.raw(
      "delete from outgoing_mail where id = ? and status in ('pending', 'failed')",
      [id],
    );
  }

  /** The mail that is due longest, leased to the caller; undefined when none is due. */
  async claimDueMail(): Promise<OutgoingMailRow | undefined> {
    const { rows } = await this.database.raw<{ rows: OutgoingMailRow[] }>(
      `update outgoing_mail
          set leased_until = now() + make_interval(secs => ?), attempts = attempts + 1
        where id = (
          select id from outgoing_mail
           where status = 'pending' and next_attempt_at <= now()
             and (leased_until is null or leased_until < now())
           order by next_attempt_at
           limit 1
           for update skip locked)
        returning *`,
      [LEASE_SECONDS],
    );
    return rows[0];
  }

  /** Leases a mail that is being sent for longer. */
  async keepInHand(id: string): Promise<void> {
    await this.database.raw(
      `update outgoing_mail set leased_until = now() + make_interval(secs => ?)
        where id = ? and status = 'pending' and leased_until is not null`,
      [LEASE_SECONDS, id],
    );
  }

  /** Remembers the success and forgets what the mail said. */
  async markSent(id: string): Promise<void> {
    await this.database.raw(
      `update outgoing_mail
          set status = 'sent', sent_at = now(), leased_until = null, last_error = null, data = '{}'
        where id = ?`,
      [id],
    );
  }

  /** Plans the next attempt, or gives up after {@link MAX_ATTEMPTS}. */
  async markFailed({ id, attempts }: OutgoingMailRow, reason: string): Promise<void> {
    await this.database.raw(
      `update outgoing_mail
          set status = ?, next_attempt_at = now() + make_interval(secs => ?),
              leased_until = null, last_error = ?
        where id = ? and status = 'pending'`,
      [
        attempts >= MAX_ATTEMPTS ? "failed" : "pending",
        retryDelaySeconds(attempts),
        reason.slice(0, LONGEST_ERROR),
        id,
      ],
    );
  }

  /** Puts a mail back that could not leave for no reason of its own: to the end, as if it had not been tried. */
  async putBack(id: string, reason: string): Promise<void> {
    await this.database.raw(
      `update outgoing_mail
          set attempts = attempts - 1, next_attempt_at = now(), leased_until = null, last_error = ?
        where id = ? and status = 'pending'`,
      [reason.slice(0, LONGEST_ERROR), id],
    );
  }

  /** Begins anew with a mail that failed; answers its template, undefined where there is none. */
  async sendAgain(id: string): Promise<string | undefined> {
    const template = await this.endFailure(
      id,
      "status = 'pending', attempts = 0, next_attempt_at = now()",
    );
    if (template !== undefined) this.announce();
    return template;
  }

  /** Keeps only that a mail that failed is never sent, so that its cause makes no other. */
  async giveUp(id: string): Promise<string | undefined> {
    return this.endFailure(id, "status = 'given-up', data = '{}', last_error = null");
  }

  private async endFailure(id: string, changes: string): Promise<string | undefined> {
    const { rows } = await this.database.raw<{ rows: { template: string }[] }>(
      `update outgoing_mail set ${changes}
        where id = ? and status = 'failed' and deleted_at is null returning template`,
      [id],
    );
    return rows[0]?.template;
  }

  /** Removes at most `limit` mails that were promised before, sent or given up; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from outgoing_mail where id in (
         select id from outgoing_mail where created_at < ? and status <> 'pending' limit ?)`,
      [before, limit],
    );
    return rowCount;
  }

  /** Removes what is kept about mails to a person, and mails with these keys; answers their ids. */
  async forgetMails(recipient: string, keys: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(
      `delete from outgoing_mail where lower(recipient) = lower(?) or key = any(?)
       returning id`,
      [recipient, keys] as unknown as Knex.RawBinding[],
    );
    return rows.map(({ id }) => id);
  }
}

export default MailOutboxModuleService;
