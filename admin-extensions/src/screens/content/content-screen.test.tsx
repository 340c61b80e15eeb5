import type { StaffTextHistory } from "@eldercare/contracts";
import { textOf } from "@eldercare/contracts/content";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ContentScreen from "./content-screen";

const KEY = "everywhere.phone";
const ORIGINAL = textOf(KEY).original;
const BEFORE = {
  ...{ id: "text_1", value: "519-555-0101", isOriginal: false, isDraft: false, by: "Ada" },
  ...{ from: "2026-11-20T12:00:00.000Z", until: null, at: "2026-11-20T12:00:00.000Z" },
};
const PHONE: StaffTextHistory = {
  ...{ key: KEY, value: "519-555-0199", isOriginal: false, shown: null, draft: null },
  ...{ planned: [], versions: [BEFORE], values: {} },
};

const PREVIEW = { path: "/?preview=a.b.c", until: "2026-11-27T12:00:00.000Z" };

async function open() {
  serve("contentTexts.list", { texts: [PHONE] });
  serve("contentTexts.read", PHONE);
  serve("contentTexts.preview", PREVIEW);
  const shown = showScreen(<ContentScreen />);
  await shown.user.click(await screen.findByRole("button", { name: "Edit Phone number" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Phone number" }));
  const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: /Phone number/ });
  return { ...shown, dialog, field };
}

it("a text is checked, looked at and published, with what it began with", async () => {
  const { user, toasts, dialog, field } = await open();
  const sent = serve("contentTexts.change", PHONE);
  await user.clear(field);
  await user.type(field, "call us");
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await dialog.findByText(/Please enter a phone number with its area code/);
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, "519-555-0177");
  expect(dialog.getAllByText("519-555-0177")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(toasts[0]?.title).toBe("Text Published"));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ value: "519-555-0177", isDraft: false, from: null, until: null },
      expected: { value: "519-555-0199" },
    },
  ]);
});

it("the original and what was published before are one press away", async () => {
  const { user, dialog, field } = await open();
  await user.click(dialog.getByRole("button", { name: "Use the Original Text" }));
  expect(field.value).toBe(ORIGINAL);
  await user.click(dialog.getByRole("button", { name: "Use Again" }));
  expect(field.value).toBe(BEFORE.value);
});

it("a draft is kept for staff alone", async () => {
  const { user, toasts, dialog, field } = await open();
  const sent = serve("contentTexts.change", PHONE);
  await user.type(field, "{Backspace}8");
  await user.click(dialog.getByRole("button", { name: "Save Draft" }));
  await waitFor(() => expect(toasts[0]?.title).toBe("Draft Saved"));
  expect(sent[0]?.body).toMatchObject({ value: "519-555-0198", isDraft: true });
});

it("a text is looked at in its page, once what is typed is kept as a draft", async () => {
  const { user, dialog, field } = await open();
  const page = await dialog.findByRole("link", { name: "See the Page (new tab)" });
  expect(page.getAttribute("href")).toBe(PREVIEW.path);
  const written = { ...BEFORE, value: "519-555-0198", isDraft: true, from: null };
  const sent = serve("contentTexts.change", { ...PHONE, draft: written });
  await user.type(field, "{Backspace}8");
  expect(dialog.queryByRole("link", { name: /^See the Page/ })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Save Draft to See the Page" }));
  const link = await dialog.findByRole("link", { name: "See the Page (new tab)" });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(sent[0]?.body).toMatchObject({ value: "519-555-0198", isDraft: true });
  await user.type(field, "{Backspace}7");
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    ...{ value: "519-555-0197", isDraft: false },
    expected: { value: "519-555-0198" },
  });
});

it("a mail is looked at with made-up data, and sent as a test to whoever writes it", async () => {
  const key = "mails.verify-email";
  const mail: StaffTextHistory = {
    ...{ key, value: textOf(key).original, isOriginal: true, shown: null, draft: null },
    ...{
      planned: [],
      versions: [],
      values: { name: "Margaret", verify_link: "https://x.example" },
    },
  };
  serve("contentTexts.list", { texts: [mail] });
  serve("contentTexts.read", mail);
  const sent = serve("contentTexts.sendTest", { message: "A test is on its way to a@b.ca." });
  const { user, toasts } = showScreen(<ContentScreen />);
  await user.click(await screen.findByRole("button", { name: "Edit Email verification" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("heading", { name: "Welcome, Margaret" });
  dialog.getByText("{verify_link}");
  const subject = dialog.getByRole("textbox", { name: /^Subject/ });
  await user.clear(subject);
  await user.click(dialog.getByRole("button", { name: "Send a Test" }));
  await dialog.findByText(/Please write something/);
  expect(sent).toEqual([]);
  await user.type(subject, "Open this");
  await user.click(dialog.getByRole("button", { name: "Send a Test" }));
  await waitFor(() => expect(toasts[0]?.title).toBe("Test Sent"));
  expect(sent[0]?.body).toMatchObject({ value: { subject: "Open this" } });
});
