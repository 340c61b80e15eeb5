import {
  AccountExport,
  AccountOrderListResponse,
  ErrorResponse,
  SavedAddressListResponse,
  User,
} from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mailWith, SUBJECTS } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import {
  aSignedInShopper,
  newAddress,
  PASSWORD,
  registrationOf,
  signInAs,
  whoAmI,
} from "./support/shopper";
import { Visitor } from "./support/visitor";

const ELM = {
  ...{ name: "Ada Park", phone: "416-555-0199", address: "12 Elm Street" },
  ...{ city: "Ottawa", region: "on", postal: "k1a0b1" },
} as const;

describe("the own account", () => {
  it.each([
    "account.read",
    "account.change",
    "account.remove",
    "account.export",
    "account.orders",
    "account.addresses",
    "account.keepAddress",
  ] as const)("%s is for people who are signed in", async (name) => {
    const { status, body } = await new Visitor().ask(name);
    expect(status).toBe(401);
    expect(ErrorResponse.parse(body).message).toBe("Please sign in first.");
  });

  it("takes a new name, and nothing else", async () => {
    const { email, visitor } = await aSignedInShopper();
    const changes = { firstName: "Grace", lastName: "Roy", email: newAddress(), role: "ADMIN" };
    expect((await visitor.ask("account.change", { body: changes })).status).toBe(200);
    const { body } = await visitor.ask("account.read");
    expect(User.parse(body)).toMatchObject({
      firstName: "Grace",
      lastName: "Roy",
      email,
      role: "USER",
    });
    const empty = await visitor.ask("account.change", { body: { firstName: "", lastName: "Roy" } });
    expect(ErrorResponse.parse(empty.body).message).toBe("First name is required");
  });

  it("has no orders before the first one", async () => {
    const { visitor } = await aSignedInShopper();
    const { body } = await visitor.ask("account.orders");
    expect(AccountOrderListResponse.parse(body)).toEqual({ orders: [], total: 0 });
  });

  it("keeps addresses, each once, for its owner alone", async () => {
    const { visitor } = await aSignedInShopper();
    const { visitor: other } = await aSignedInShopper();
    const keep = async (changes: Partial<typeof ELM> = {}) => {
      const { status, body } = await visitor.ask("account.keepAddress", {
        body: { ...ELM, ...changes },
      });
      expect(status).toBe(200);
      return SavedAddressListResponse.parse(body).addresses;
    };
    const [elm] = await keep();
    expect(elm).toMatchObject({ ...ELM, postal: "K1A 0B1" });
    await keep({ address: "12, elm street", postal: "K1A 0B1" });
    const both = await keep({ address: "7 Oak Avenue" });
    expect(both.map(({ address }) => address)).toEqual(["7 Oak Avenue", "12 Elm Street"]);

    const id = elm?.id ?? "";
    await other.ask("account.forgetAddress", { params: { id } });
    expect((await visitor.ask("account.addresses")).body).toEqual({ addresses: both });
    const { body } = await visitor.ask("account.forgetAddress", { params: { id } });
    expect(body).toEqual({ addresses: both.slice(0, 1) });
  });

  it("can be downloaded", async () => {
    const { email, visitor } = await aSignedInShopper();
    const message = { subject: "A walker", message: "Which one fits?" };
    await visitor.ask("contact.send", { body: { name: "Ada Park", email, ...message } });
    await visitor.ask("newsletter.signUp", { body: { email, source: "/blog" } });
    const { body, headers } = await visitor.ask("account.export");
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="birchwell-my-data.json"',
    );
    expect(AccountExport.parse(body)).toMatchObject({
      account: { email },
      orders: [],
      messages: [message],
      newsletter: [{ status: "pending", source: "/blog" }],
    });
    expect(JSON.stringify(body)).not.toContain("password");
  });

  it("stays when the password is wrong", async () => {
    const { visitor } = await aSignedInShopper();
    const { status, body } = await visitor.ask("account.remove", {
      body: { password: "not-the-one" },
    });
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields?.[0]?.path).toBe("password");
    expect(await whoAmI(visitor)).toBe(200);
  });

  it("is gone for good when its owner deletes it", async () => {
    const { email, visitor } = await aSignedInShopper();
    const elsewhere = new Visitor();
    await signInAs(elsewhere, email);
    const { body: me } = await visitor.ask("account.read");
    const { id } = User.parse(me);
    expect((await visitor.ask("account.remove", { body: { password: PASSWORD } })).status).toBe(
      200,
    );
    expect(await whoAmI(visitor)).toBe(401);
    expect(await whoAmI(elsewhere)).toBe(401);
    expect(
      (await visitor.ask("session.signIn", { body: { email, password: PASSWORD } })).status,
    ).toBe(401);

    const [row] = await queryShop("select * from customer where id = $1", [id]);
    expect(JSON.stringify(row)).not.toMatch(/Ada|Park|shopper-/);
    const traces = await queryShop(
      `select email as found from customer where email = $1
       union all select entity_id from provider_identity where entity_id = $1
       union all select entity_id from auth_verification where entity_id = $1
       union all select recipient from outgoing_mail where recipient = $1
       union all select "to" from notification where "to" = $1`,
      [email],
    );
    expect(traces).toEqual([]);
  });

  it("leaves the address free for a new account", async () => {
    const { email, visitor } = await aSignedInShopper();
    await visitor.ask("account.remove", { body: { password: PASSWORD } });
    expect((await visitor.ask("accounts.register", { body: registrationOf(email) })).status).toBe(
      201,
    );
    await mailWith(email, SUBJECTS.verify);
  });
});
