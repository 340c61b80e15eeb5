import type { Review } from "@eldercare/contracts";
import type { Job } from "./job.ts";
import { mark, must } from "./world.ts";

const KEPT = { name: "Delivery times", text: "A parcel takes three to seven working days." };

export const PEOPLE_JOBS: readonly Job[] = [
  {
    name: "Sign in, and see what is to do today",
    isSignedOut: true,
    async begin(world) {
      await world.order({ isPaid: true });
      const { toPack } = await world.staff<{ toPack: number }>("waitingWork.read");
      return {
        async work(clerk) {
          const { page } = clerk;
          await clerk.type(page.getByLabel("Email address"), process.env.ADMIN_EMAIL ?? "");
          await clerk.type(
            page.getByLabel("Password", { exact: true }),
            process.env.ADMIN_PASSWORD ?? "",
          );
          await clerk.press("Enter");
          await page.waitForURL(({ pathname }) => pathname === "/");
          await clerk.click(page.getByRole("banner").getByRole("link", { name: "Shop" }).first());
          const words = toPack === 1 ? "1 order to pack" : `${toPack} orders to pack`;
          await clerk.see(page.getByRole("main").getByRole("link", { name: words }));
        },
        check: async () => undefined,
      };
    },
  },
  {
    name: "Answer a message with a kept text",
    async begin(world) {
      const { templates } = await world.staff<{ templates: { name: string }[] }>(
        "replyTemplates.read",
      );
      if (!templates.some(({ name }) => name === KEPT.name))
        await world.staff("replyTemplates.change", { body: { templates: [...templates, KEPT] } });
      const { subject, email } = await world.message();
      return {
        async work(clerk) {
          await clerk.goTo("Messages");
          await clerk.click(clerk.page.getByRole("link", { name: subject }));
          const dialog = clerk.page.getByRole("dialog", { name: subject });
          await clerk.choose(dialog.getByLabel("Begin with a kept text"), KEPT.name);
          await clerk.click(clerk.button("Send Answer", dialog));
          await clerk.see(dialog.getByText(KEPT.text).first());
          await clerk.see(dialog.getByText("Handled", { exact: true }).first());
        },
        async check() {
          const { messages } = await world.staff<{
            messages: { handled: boolean; replies: { text: string }[] }[];
          }>("contactMessages.list", { query: { search: email } });
          must(messages[0]?.handled === true, `the message of ${email} is handled`);
          must(messages[0]?.replies[0]?.text === KEPT.text, `${email} got the kept text`);
        },
      };
    },
  },
  {
    name: "Look up a customer, and leave a note",
    async begin(world) {
      const { email } = world.shopper();
      await world.order({ isPaid: true });
      const note = `Called about a walker. ${mark()}`;
      return {
        async work(clerk) {
          await clerk.goTo("Customers");
          const box = clerk.page.getByRole("searchbox", { name: "Search customers" });
          await clerk.search(box, email);
          await clerk.click(clerk.row(email).getByRole("link", { name: /^Ada Park/ }));
          await clerk.type(clerk.page.getByLabel("A note for the staff"), note);
          await clerk.click(clerk.button("Keep Note"));
          await clerk.see(clerk.page.getByRole("listitem").filter({ hasText: note }));
        },
        async check() {
          const person = await world.staff<{ notes: { text: string }[] }>("people.read", {
            query: { email },
          });
          must(
            person.notes.some(({ text }) => text === note),
            `the note stands at ${email}`,
          );
        },
      };
    },
  },
  {
    name: "Invite a packer",
    async begin(world) {
      const email = `packer-${mark()}@example.ca`;
      return {
        async work(clerk) {
          await clerk.goTo("Staff");
          await clerk.click(clerk.button("Invite Somebody"));
          const form = clerk.page.getByRole("dialog", { name: "Invite Somebody" });
          // The field has the focus, and “Packer” is chosen.
          await clerk.type(form.getByLabel("Email address"), email);
          await clerk.press("Enter");
          await clerk.see(clerk.row(email));
        },
        async check() {
          const { invitations } = await world.staff<{
            invitations: { email: string; role: string }[];
          }>("staff.list");
          const invited = invitations.find((each) => each.email === email);
          must(invited?.role === "packer", `${email} is invited as a packer`);
        },
      };
    },
  },
  {
    name: "Publish a review",
    async begin(world) {
      const { text } = await world.review();
      return {
        async work(clerk) {
          await clerk.goTo("Reviews");
          await clerk.click(clerk.row(text).getByRole("link"));
          await clerk.click(clerk.button("Publish", clerk.page.getByRole("dialog")));
          await clerk.see(clerk.button("Published", clerk.page.getByRole("dialog")));
        },
        async check() {
          const { reviews } = await world.staff<{ reviews: Review[] }>("reviews.listAll", {
            query: { search: text.slice(-8) },
          });
          must(reviews[0]?.state === "published", `the review “${text}” is published`);
        },
      };
    },
  },
];
