import type { PersonDetails, PersonSummary, User } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { customerAddress } from "../components/customer-link";
import CustomersScreen from "./customers-screen";

const ADA: User = {
  ...{ id: "cus_1", firstName: "Ada", lastName: "Park", email: "ada@example.ca" },
  ...{ profileImageUrl: null, role: "USER", isEmailVerified: true },
  createdAt: "2026-01-01T00:00:00.000Z",
};
const GRACE: User = { ...ADA, id: "user_1", email: "grace@example.ca", role: "ADMIN" };
const KNOWN: PersonSummary = {
  ...{ email: ADA.email, account: ADA, names: ["Ada Park"] },
  ...{ orders: 2, messages: 1, reviews: 0, notes: 0, newsletter: 1, stockAlerts: 0, mails: 4 },
};
const GUEST: PersonSummary = {
  ...{ email: "zoe@example.ca", account: null, names: ["Zoe Roy"] },
  ...{ orders: 0, messages: 1, reviews: 1, notes: 0, newsletter: 0, stockAlerts: 0, mails: 1 },
};

const showCustomers = (person: PersonSummary, at = "/") => {
  serve("users.list", { users: [ADA, GRACE], total: 2, isMore: false });
  serve("people.find", person);
  return showScreen(<CustomersScreen />, at);
};

describe("the role of staff", () => {
  it("stands beside what it is for the shop, where the server tells it", async () => {
    const packer = { ...GRACE, staffRole: "packer" } as const;
    serve("users.list", { users: [packer, ADA], total: 2, isMore: false });
    showScreen(<CustomersScreen />);
    const row = (await screen.findByText(GRACE.email)).closest("tr") as HTMLElement;
    within(row).getByText("ADMIN");
    within(row).getByText("Packer");
    expect(screen.queryByText("Manager")).toBeNull();
  });
});

describe("personal data on the customers screen", () => {
  it("is shown of a customer, to download", async () => {
    const { user } = showCustomers(KNOWN);
    await user.click(await screen.findByRole("button", { name: `Personal data of ${ADA.email}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Personal data" }));
    const download = await dialog.findByRole("link", { name: "Download What the Shop Knows" });
    expect(download.getAttribute("href")).toBe(
      addressOf("people.export", { query: { email: ADA.email } }),
    );
    dialog.getByText("Ada Park");
  });

  it("is not offered for staff", async () => {
    showCustomers(KNOWN);
    await screen.findByText(GRACE.email);
    expect(screen.queryByRole("button", { name: `Personal data of ${GRACE.email}` })).toBeNull();
  });

  it("is erased after a question that names the person and what stays", async () => {
    const { user, toasts } = showCustomers(KNOWN);
    const sent = serve("people.erase", { message: "Erased." });
    await user.click(await screen.findByRole("button", { name: `Personal data of ${ADA.email}` }));
    await user.click(await screen.findByRole("button", { name: "Erase This Person" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Erase Ada Park?" }));
    question.getByText(
      /of ada@example\.ca are deleted for good\. 2 orders stay, .* until six years .* Published reviews stay, without the name\./,
    );
    expect(sent).toEqual([]);
    await user.click(question.getByRole("button", { name: "Erase for Good" }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: "Person Erased", description: "Erased." }]),
    );
    expect(sent.map(({ body }) => body)).toEqual([{ email: ADA.email }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is found by an address of somebody without an account", async () => {
    const { user, toasts } = showCustomers(GUEST);
    serve("people.erase", refusal(409, { message: "Not now." }));
    await user.click(await screen.findByRole("button", { name: "Personal Data" }));
    await user.click(await screen.findByRole("button", { name: "Find" }));
    await screen.findByText("Invalid email address");
    await user.type(screen.getByRole("textbox", { name: /Email address/ }), GUEST.email);
    await user.click(screen.getByRole("button", { name: "Find" }));
    await user.click(await screen.findByRole("button", { name: "Erase This Person" }));
    await screen.findByText(/There are no orders, so nothing stays\./);
    await user.click(screen.getByRole("button", { name: "Erase for Good" }));
    await waitFor(() => expect(toasts[0]?.description).toContain("Not now."));
  });

  it("is found by name or phone number of somebody who gave no address", async () => {
    const { user, toasts } = showCustomers({ ...GUEST, email: "", orders: 2, messages: 0 });
    const people = ["Zoe Roy", "Zoe Royce"].map((name, index) => ({
      ...{ order: `order_${index}`, name, phone: "416-555-0142", city: "Toronto", orders: 2 },
      lastOrderAt: "2026-11-01T10:00:00.000Z",
    }));
    const asked = serve("people.withoutEmail", { people, isMore: false });
    const sent = serve("people.erase", { message: "Erased." });
    await user.click(await screen.findByRole("button", { name: "Personal Data" }));
    await user.type(screen.getByRole("textbox", { name: /name or phone/ }), "zoe");
    await user.click(screen.getByRole("button", { name: "Find" }));
    await user.click(await screen.findByRole("button", { name: "Show Zoe Roy, 416-555-0142" }));
    expect(asked).toHaveLength(1);
    const dialog = within(await screen.findByRole("dialog", { name: "Personal data" }));
    const download = await dialog.findByRole("link", { name: "Download What the Shop Knows" });
    expect(download.getAttribute("href")).toBe(
      addressOf("people.export", { query: { order: "order_0" } }),
    );
    await user.click(dialog.getByRole("button", { name: "Erase This Person" }));
    await screen.findByText(/2 orders stay, .* Are you sure that the person who asks is Zoe Roy\?/);
    await user.click(screen.getByRole("button", { name: "Erase for Good" }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent.map(({ body }) => body)).toEqual([{ order: "order_0" }]);
  });

  it("says when nothing is known, and erases no staff", async () => {
    const nothing = {
      orders: 0,
      messages: 0,
      reviews: 0,
      notes: 0,
      newsletter: 0,
      stockAlerts: 0,
      mails: 0,
    };
    const { user } = showCustomers({ ...GUEST, ...nothing });
    await user.click(await screen.findByRole("button", { name: "Personal Data" }));
    await user.type(screen.getByRole("textbox", { name: /Email address/ }), GUEST.email);
    await user.click(screen.getByRole("button", { name: "Find" }));
    await screen.findByText("The shop knows nothing about this address.");
    expect(screen.queryByRole("button", { name: "Erase This Person" })).toBeNull();
    expect(screen.queryByRole("link", { name: /Download/ })).toBeNull();
  });
});

it("knows who only wrote a review, or of whom there is only a note", async () => {
  const nothing = {
    orders: 0,
    messages: 0,
    reviews: 1,
    notes: 0,
    newsletter: 0,
    stockAlerts: 0,
    mails: 0,
  };
  const { user } = showCustomers({ ...GUEST, ...nothing });
  await user.click(await screen.findByRole("button", { name: "Personal Data" }));
  await user.type(screen.getByRole("textbox", { name: /Email address/ }), GUEST.email);
  await user.click(screen.getByRole("button", { name: "Find" }));
  await screen.findByRole("link", { name: /Download/ });
  screen.getByRole("button", { name: "Erase This Person" });
});

describe("a customer of the list", () => {
  const DETAILS: PersonDetails = {
    ...{ email: ADA.email, account: ADA, names: ["Ada Park"], spentCAD: 12_150, reviews: 1 },
    orders: {
      total: 1,
      newest: [
        {
          ...{ id: "order_1", number: 12, status: "paid", amountCAD: 13_150, partBackCAD: 1000 },
          createdAt: "2026-11-01T10:00:00.000Z",
        },
      ],
    },
    messages: { total: 0, newest: [] },
    addresses: [["Ada Park", "1 King St", "Guelph, ON  N1G 2W1"]],
    newsletter: null,
    notes: [],
  };

  it("opens at the address that orders, messages and “Go to…” lead to, of guests too", async () => {
    const asked = serve("people.read", { ...DETAILS, account: null, names: ["Zoe Roy"] });
    const { user, address } = showCustomers(GUEST, customerAddress({ email: GUEST.email }));
    const dialog = within(await screen.findByRole("dialog", { name: "Zoe Roy" }));
    await dialog.findByText("None: a guest");
    expect(asked.map(({ query }) => query.get("email"))).toEqual([GUEST.email]);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).toBe("/admin/customers"));
  });

  it("opens by an order, of somebody who gave no email address, without what only addresses have", async () => {
    const asked = serve("people.read", {
      ...DETAILS,
      email: "",
      account: null,
      names: ["Zoe Roy"],
    });
    const { user, address } = showCustomers(GUEST, customerAddress({ order: "order_1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Zoe Roy" }));
    dialog.getByText("Ordered by phone, without an email address");
    const order = dialog.getByRole("link", { name: "Order 12" }).closest("li");
    expect(order?.textContent).toMatch(/\$131\.50.*\$10\.00 paid back/);
    expect(dialog.queryByRole("heading", { name: /Messages/ })).toBeNull();
    expect(asked[0]?.query.toString()).toBe("order=order_1");
    const note = { id: "note_1", at: "2026-11-01T10:00:00.000Z", by: "ada@example.ca" };
    const sent = serve("people.addNote", { ...note, text: "Rings twice" });
    await user.type(dialog.getByRole("textbox", { name: /A note for the staff/ }), "Rings twice");
    await user.click(dialog.getByRole("button", { name: "Keep Note" }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([
        { order: "order_1", text: "Rings twice" },
      ]),
    );
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).toBe("/admin/customers"));
  });

  it("leads to a new order, which takes over where the newest one went", async () => {
    const { user } = showCustomers(KNOWN);
    serve("people.read", DETAILS);
    await screen.findByText(ADA.email);
    await user.click(screen.getAllByRole("link", { name: /Ada Park/ })[0] as HTMLElement);
    const link = await screen.findByRole("link", { name: "New Order" });
    expect(link.getAttribute("href")).toBe("/admin/orders/new?for=order_1");
  });

  it("offers a note again that was written and not kept", async () => {
    const { user, unmount } = showCustomers(KNOWN);
    serve("people.read", DETAILS);
    const open = async () => {
      await screen.findByText(ADA.email);
      await user.click(screen.getAllByRole("link", { name: /Ada Park/ })[0] as HTMLElement);
    };
    await open();
    await user.type(await screen.findByLabelText("A note for the staff"), "Calls back");
    unmount();
    showCustomers(KNOWN);
    serve("people.read", DETAILS);
    await open();
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    const note = screen.getByLabelText("A note for the staff") as HTMLTextAreaElement;
    expect(note.value).toBe("Calls back");
    const sent = serve("people.addNote", {
      id: "n",
      at: "2026-11-23T10:00:00.000Z",
      by: "a",
      text: "b",
    });
    await user.click(screen.getByRole("button", { name: "Keep Note" }));
    await waitFor(() => expect(note.value).toBe(""));
    expect(sent).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  it("opens with orders, spending and addresses, and keeps a note", async () => {
    const { user, toasts } = showCustomers(KNOWN);
    serve("people.read", DETAILS);
    const note = { id: "note_1", at: "2026-11-23T10:00:00.000Z", by: "a@b.ca", text: "Calls back" };
    const sent = serve("people.addNote", note);
    await screen.findByText(ADA.email);
    const [first] = screen.getAllByRole("link", { name: /Ada Park/ });
    await user.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "Ada Park" }));
    const order = await dialog.findByRole("link", { name: "Order 12" });
    expect(order.getAttribute("href")).toBe("/admin/orders?order=order_1");
    dialog.getByText("$121.50");
    dialog.getByText("Never signed up");
    await user.click(dialog.getByRole("button", { name: "Keep Note" }));
    await dialog.findByText("Please write the note");
    await user.type(dialog.getByRole("textbox", { name: "A note for the staff" }), "Calls back");
    await user.click(dialog.getByRole("button", { name: "Keep Note" }));
    await waitFor(() => expect(toasts[0]?.title).toBe("Note Kept"));
    expect(sent.map(({ body }) => body)).toMatchObject([{ email: ADA.email, text: "Calls back" }]);
  });

  it("stays open when the search was typed just before", async () => {
    const { user, address } = showCustomers(KNOWN);
    serve("people.read", DETAILS);
    await screen.findByText(ADA.email);
    await user.type(screen.getByRole("searchbox", { name: "Search customers" }), "ada");
    const [first] = screen.getAllByRole("link", { name: /Ada Park/ });
    await user.click(first as HTMLElement);
    await screen.findByRole("dialog", { name: "Ada Park" });
    await waitFor(() => expect(address()).toContain("search=ada"));
    expect(address()).toContain("ada%40example.ca");
  });
});
