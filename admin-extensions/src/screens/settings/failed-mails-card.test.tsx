import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { FailedMailsCard } from "./failed-mails-card";

it("a mail that failed is forgotten only after a question", async () => {
  const mail = {
    ...{ id: "mail_1", recipient: "ada@example.ca", about: "Welcome" },
    ...{ promisedAt: "2026-11-22T07:00:00.000Z", reason: "No such mailbox" },
  };
  serve("failedMails.list", { mails: [mail], total: 1 });
  const sent = serve("failedMails.forget", { message: "The email was given up." });
  const { user, toasts } = showScreen(<FailedMailsCard />);
  await user.click(
    await screen.findByRole("button", { name: "Forget the email to ada@example.ca: Welcome" }),
  );
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Forget" }));
  await waitFor(() => expect(toasts[0]?.title).toBe("Email Forgotten"));
  expect(sent).toHaveLength(1);
});
