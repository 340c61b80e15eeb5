import {
  ErrorResponse,
  StaffInvitation,
  StaffListResponse,
  User,
  UserPageResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aColleagueAs,
  acceptInvitation,
  aSignedInColleague,
  INVITED,
  invite,
} from "./support/colleague";
import { mailWith, tokenIn } from "./support/mailbox";
import { newAddress } from "./support/shopper";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

let owner: Staff;
beforeAll(async () => {
  owner = await Staff.signIn();
});
afterAll(() => owner.leave());

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ErrorResponse.safeParse(body).data?.message,
];

describe("a colleague's role", () => {
  it("is that of the invitation: a packer sees what is to pack and neither money, addresses, products nor staff", async () => {
    const { visitor } = await aColleagueAs(owner, "packer");
    const self = User.parse((await visitor.ask("account.read")).body);
    expect(self).toMatchObject({ role: "ADMIN", staffRole: "packer" });
    expect((await visitor.ask("packing.list", { query: { limit: "1" } })).status).toBe(200);
    const no = "Your role, Packer, does not allow this. Please ask an owner of the shop.";
    const closed = ["dashboard.read", "products.create", "staff.list", "users.list"] as const;
    for (const name of [...closed, "orders.list"] as const) {
      expect(refusalOf(await visitor.ask(name)), name).toEqual([403, no]);
    }
    expect((await visitor.get("/admin/orders")).status).toBe(403);
    expect((await visitor.get("/admin/users/me")).status).toBe(200);
  });

  it("counts from the next click on when it is changed, and ends with the removal", async () => {
    const { id, visitor } = await aColleagueAs(owner, "packer");
    const changed = await owner.visitor.ask("staff.setRole", {
      params: { id },
      body: { role: "writer" },
    });
    expect(changed).toMatchObject({ status: 200, body: { role: "writer" } });
    expect((await visitor.ask("orders.list")).status).toBe(403);
    expect((await visitor.ask("contactMessages.list")).status).toBe(200);
    expect((await owner.visitor.ask("staff.remove", { params: { id } })).status).toBe(200);
    expect((await visitor.ask("contactMessages.list")).status).toBe(401);
  });

  it("lets a manager run the shop, and not change who works there, at either door", async () => {
    const { id, visitor } = await aColleagueAs(owner, "manager");
    expect((await visitor.ask("dashboard.read")).status).toBe(200);
    expect((await visitor.get("/admin/orders")).status).toBe(200);
    const body = { email: newAddress("friend"), role: "owner" } as const;
    expect((await visitor.ask("staff.invite", { body })).status).toBe(403);
    expect((await visitor.post("/admin/invites", { email: body.email })).status).toBe(403);
    expect((await visitor.get("/admin/invites")).status).toBe(403);
    expect((await visitor.ask("staff.setRole", { params: { id }, body })).status).toBe(403);
  });

  it("stands in the list of accounts for owners, who alone may see who is on the staff", async () => {
    const { email } = await aColleagueAs(owner, "packer");
    const { visitor: manager } = await aColleagueAs(owner, "manager");
    const query = { search: email, limit: "1" };
    const [seen] = UserPageResponse.parse(
      (await owner.visitor.ask("users.list", { query })).body,
    ).users;
    expect(seen).toMatchObject({ email, role: "ADMIN", staffRole: "packer" });
    const [hidden] = UserPageResponse.parse(
      (await manager.ask("users.list", { query })).body,
    ).users;
    expect(hidden).toMatchObject({ email, role: "ADMIN" });
    expect(hidden).not.toHaveProperty("staffRole");
  });

  it("is a manager's for whoever was invited in Medusa Admin", async () => {
    const { id } = await aSignedInColleague();
    const { members } = StaffListResponse.parse((await owner.visitor.ask("staff.list")).body);
    expect(members.find((member) => member.id === id)?.role).toBe("manager");
  });
});

describe("the shop's owner", () => {
  it("stays one while others come and go, and the last one cannot leave", async () => {
    const { members } = StaffListResponse.parse((await owner.visitor.ask("staff.list")).body);
    const first = members.find(({ role }) => role === "owner");
    const params = { id: first?.id ?? "" };
    const demoted = await owner.visitor.ask("staff.setRole", { params, body: { role: "packer" } });
    expect(refusalOf(demoted)).toEqual([
      409,
      "The shop needs an owner. Please make somebody else owner first.",
    ]);
    const second = await aColleagueAs(owner, "owner");
    expect((await owner.visitor.ask("staff.list")).status).toBe(200);
    expect((await second.visitor.ask("staff.list")).status).toBe(200);
    const itself = await second.visitor.ask("staff.remove", { params: { id: second.id } });
    expect(refusalOf(itself)).toEqual([409, "You cannot remove yourself."]);
    await owner.visitor.ask("staff.remove", { params: { id: second.id } });
  });
});

describe("an invitation", () => {
  it("is mailed from Medusa Admin, too", async () => {
    const email = newAddress("by-medusa");
    const token = await invite(email);
    const mail = await mailWith(email, INVITED);
    expect(tokenIn(mail)).toBe(token);
    // The shop's own page, beside the back office, whose address stands in the same mail.
    expect(mail.text).toMatch(/(https?:\/\/\S+)\/admin\.\s[\s\S]*\s\1\/invitation\?token=/);
  });

  it("that is sent again has a new link, and one that is withdrawn opens nothing", async () => {
    const email = newAddress("withdrawn");
    const made = await owner.visitor.ask("staff.invite", { body: { email, role: "packer" } });
    const { id } = StaffInvitation.parse(made.body);
    const resent = await owner.visitor.ask("staff.resendInvitation", { params: { id } });
    expect(resent.status).toBe(200);
    const token = tokenIn(await mailWith(email, INVITED, 2));
    const withdrawn = await owner.visitor.ask("staff.withdrawInvitation", { params: { id } });
    expect(withdrawn.status).toBe(200);
    await expect(acceptInvitation(email, token)).rejects.toThrow();
    expect((await owner.visitor.ask("staff.withdrawInvitation", { params: { id } })).status).toBe(
      404,
    );
  });

  it("is not made for somebody of the staff", async () => {
    const { email } = await aSignedInColleague();
    const again = await owner.visitor.ask("staff.invite", { body: { email, role: "owner" } });
    expect(refusalOf(again)).toEqual([409, `${email} is on the staff already.`]);
  });

  it("needs an address and a role", async () => {
    const { status, body } = await owner.visitor.ask("staff.invite", {
      body: { email: "nobody", role: "boss" as "owner" },
    });
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields).toEqual([
      { path: "email", message: "Invalid email address" },
      { path: "role", message: "Please choose a role" },
    ]);
  });
});

it("a stranger to the shop is no colleague", async () => {
  expect((await new Visitor().ask("staff.list")).status).toBe(401);
});
