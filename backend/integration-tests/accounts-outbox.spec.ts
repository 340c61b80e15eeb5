import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith, SUBJECTS } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aRegisteredShopper, newAddress } from "./support/shopper";

interface MailRow {
  id: string;
  status: string;
  attempts: number;
  data: object;
  last_error: string | null;
  waits: number;
}

async function promise(email: string, changes: { template?: string; leased?: string } = {}) {
  const [row] = await queryShop<{ id: string }>(
    `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at, leased_until)
     values ($1, $2, $3, $4, '{"firstName":"Ada"}', now(), now() + $5::interval) returning id`,
    [
      `mail_test_${randomUUID()}`,
      `test:${randomUUID()}`,
      changes.template ?? "welcome",
      email,
      changes.leased ?? null,
    ],
  );
  return row?.id ?? "";
}

async function mailRow(id: string): Promise<MailRow> {
  const [row] = await queryShop<MailRow>(
    `select *, extract(epoch from next_attempt_at - now())::float as waits
       from outgoing_mail where id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no mail ${id}.`);
  return row;
}

describe("the outbox of mails", () => {
  it("sends what another process promised and did not live to send", async () => {
    const email = newAddress("crash");
    const id = await promise(email, { leased: "-1 second" });
    await mailWith(email, SUBJECTS.welcome);
    await eventually(async () => expect((await mailRow(id)).status).toBe("sent"));
  });

  it("leaves a mail to the process that has it in hand", async () => {
    const email = newAddress("leased");
    const leased = await promise(email, { leased: "10 minutes" });
    await mailWithSoon();
    expect((await mailRow(leased)).attempts).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
    await queryShop("delete from outgoing_mail where id = $1", [leased]);
  });

  it("keeps a mail that cannot be sent, says why, and waits longer before the next try", async () => {
    const id = await promise(newAddress("broken"), { template: "no-such-template" });
    await eventually(async () => expect((await mailRow(id)).attempts).toBe(1));
    await eventually(async () =>
      expect((await mailRow(id)).last_error).toContain("no-such-template"),
    );
    const first = await mailRow(id);
    expect(first.status).toBe("pending");
    expect(first.waits).toBeGreaterThan(1);
    await queryShop("update outgoing_mail set next_attempt_at = now() where id = $1", [id]);
    await eventually(async () => {
      const second = await mailRow(id);
      expect(second.attempts).toBe(2);
      expect(second.waits).toBeGreaterThan(15);
    });
    await queryShop("delete from outgoing_mail where id = $1", [id]);
  });

  it("is not held up by a mail that cannot be sent", async () => {
    const broken = await promise(newAddress("broken"), { template: "no-such-template" });
    await mailWithSoon();
    await queryShop("delete from outgoing_mail where id = $1", [broken]);
  });

  it("keeps a mail while none can leave, without counting the tries, and sends it soon after", async () => {
    const folder = join(shopUnderTest().dataDir, "outbox");
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}-aside`);
    let id = "";
    try {
      // As a disk that takes nothing.
      await writeFile(folder, "");
      id = await promise(newAddress("held-up"));
      await eventually(async () =>
        expect((await mailRow(id)).last_error).toContain("No mail can leave"),
      );
      expect((await mailRow(id)).status).toBe("pending");
    } finally {
      await rm(folder);
      await rename(`${folder}-aside`, folder);
    }
    await eventually(async () =>
      expect(await mailRow(id)).toMatchObject({ status: "sent", attempts: 1 }),
    );
  });

  it("forgets the links of mails that were sent", async () => {
    const { email } = await aRegisteredShopper();
    await eventually(async () => {
      const rows = await queryShop<MailRow>("select * from outgoing_mail where recipient = $1", [
        email,
      ]);
      expect(rows.map(({ status, data }) => ({ status, data }))).toEqual([
        { status: "sent", data: {} },
      ]);
    });
    const kept = await queryShop(
      `select * from notification where "to" = $1 and row_to_json(notification)::text like '%token=%'`,
      [email],
    );
    expect(kept).toEqual([]);
  });

  it("takes one mail per cause", async () => {
    const email = newAddress("twice");
    const insert = () =>
      queryShop(
        `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at)
         values ($1, $2, 'welcome', $3, '{"firstName":"Ada"}', now())`,
        [`mail_test_${randomUUID()}`, `test:${email}`, email],
      );
    await insert();
    await expect(insert()).rejects.toThrow(/IDX_outgoing_mail_key_unique/);
    await mailWith(email, SUBJECTS.welcome);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

/** Another mail goes out meanwhile: the worker has looked. */
async function mailWithSoon(): Promise<void> {
  const email = newAddress("meanwhile");
  await promise(email);
  await mailWith(email, SUBJECTS.welcome);
}
