import { UserListResponse, UserPageResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailWith, SUBJECTS } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aRegisteredShopper, aVerifiedShopper } from "./support/shopper";
import { Staff } from "./support/staff";

let staff: Staff;
beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(() => staff.leave());

const page = async (query: string) => {
  const { status, body } = await staff.visitor.ask("users.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return UserPageResponse.parse(body);
};

describe("GET /api/users", () => {
  it("finds by parts of names and addresses, and says who is verified", async () => {
    const [waiting, verified] = [await aRegisteredShopper(), await aVerifiedShopper()];
    const found = await page(`limit=10&search=${waiting.email.toUpperCase()}`);
    expect(found).toMatchObject({
      total: 1,
      users: [{ email: waiting.email, role: "USER", isEmailVerified: false }],
    });
    const newest = await page("limit=2&search=ada park");
    expect(newest.users.map(({ email }) => email)).toEqual([verified.email, waiting.email]);
    expect(newest.users[0]?.isEmailVerified).toBe(true);
  });

  it("pages, and counts all of them; without a limit it answers the whole list", async () => {
    const all = UserListResponse.parse((await staff.visitor.ask("users.list")).body);
    const { users, total } = await page("limit=1&offset=1");
    expect(total).toBe(all.length);
    expect(users).toEqual(all.slice(1, 2));
  });

  it("sorts by name, address or date, page by page, and is a file with all of it", async () => {
    const [first, second] = [await aVerifiedShopper(), await aVerifiedShopper()];
    const sorted = [first.email, second.email].sort();
    const emails = async (query: string) =>
      (await page(`search=ada park&limit=1000&${query}`)).users
        .map(({ email }) => email)
        .filter((email) => sorted.includes(email));
    expect(await emails("sort=email")).toEqual(sorted);
    expect(await emails("sort=-email")).toEqual([...sorted].reverse());
    expect(await emails("sort=-date")).toEqual([second.email, first.email]);
    expect(await emails("sort=name")).toHaveLength(2);
    const query = { search: first.email };
    const csv = String((await staff.visitor.ask("users.downloadTable", { query })).body);
    expect(csv.trim().split("\r\n")[1]).toMatch(`Ada,Park,${first.email},USER,`);
  });

  it("finds names with accents as they are typed, with and without", async () => {
    const { email } = await aVerifiedShopper();
    await queryShop("update customer set last_name = 'Gagné-Łuszcz' where email = $1", [email]);
    for (const typed of ["gagne-lu", "GAGNÉ-Łu", "Gagn%C3%A9"]) {
      const { users } = await page(`limit=1000&search=${typed}`);
      expect(users.map((user) => user.email)).toContain(email);
    }
  });

  it("counts a thousand of a search that finds more; late pages and sorted ones go on where others end", async () => {
    await queryShop(
      `insert into customer (id, first_name, last_name, email, has_account, created_at)
        select 'many_' || n, 'Zoltan', 'Many' || n % 7, 'many-' || n || '@example.ca', true,
          now() - n * interval '1 minute' from generate_series(1, 1300) n`,
    );
    try {
      const found = await page("limit=2&offset=4&search=zoltan");
      expect(found).toMatchObject({ total: 1000, isMore: true });
      expect(found.users.map(({ email }) => email)).toEqual([
        "many-5@example.ca",
        "many-6@example.ca",
      ]);
      expect(await page("limit=1&search=many-1299")).toMatchObject({ total: 1, isMore: false });
      const all = UserListResponse.parse((await staff.visitor.ask("users.list")).body);
      for (const offset of [990, 1010, all.length - 7, all.length]) {
        const { users, total } = await page(`limit=20&offset=${offset}`);
        expect(total).toBe(all.length);
        expect(users).toEqual(all.slice(offset, offset + 20));
      }
      const last = (await page(`limit=1000&sort=name&offset=${all.length - 3}`)).users;
      expect((await page(`limit=1000&sort=-name`)).users.slice(0, 3)).toEqual(last.reverse());
    } finally {
      await queryShop("delete from customer where id like 'many_%'");
    }
  });

  it("takes what people type for text", async () => {
    expect((await page("limit=5&search=%25_%25%27")).total).toBe(0);
  });
});

describe("POST /api/users/{id}/resend-verification", () => {
  it("sends another mail to who waits, and says so of who does not", async () => {
    const { email, visitor } = await aRegisteredShopper();
    const { users } = await page(`limit=1&search=${email}`);
    const params = { id: users[0]?.id ?? "" };
    expect(await staff.visitor.ask("users.resendVerification", { params })).toMatchObject({
      status: 200,
      body: { message: `A new verification email is on its way to ${email}.` },
    });
    const { text = "" } = await mailWith(email, SUBJECTS.verify, 2);
    const token = /token=([\w.~-]+)/.exec(text)?.[1];
    expect((await visitor.ask("accounts.verifyEmail", { query: { token } })).status).toBe(200);
    expect(await staff.visitor.ask("users.resendVerification", { params })).toMatchObject({
      status: 409,
      body: { message: `${email} is verified already.` },
    });
  });
});
