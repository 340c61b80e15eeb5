import type { StaffInvitation, StaffListResponse } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import StaffScreen from "./staff-screen";

const SAM: StaffInvitation = {
  ...{ id: "invite_1", email: "sam@example.ca", role: "packer" },
  expiresAt: "2020-01-01T00:00:00.000Z",
};

const STAFF: StaffListResponse = {
  members: [
    {
      ...{ id: "user_1", firstName: "Anna", lastName: "Roy", email: "anna@example.ca" },
      ...{ role: "owner", joinedAt: "2026-01-02T10:00:00.000Z" },
    },
    {
      ...{ id: "user_2", firstName: "Ben", lastName: "Cho", email: "ben@example.ca" },
      ...{ role: "owner", joinedAt: "2026-01-03T10:00:00.000Z" },
    },
  ],
  invitations: [SAM],
};

async function open() {
  serve("staff.list", STAFF);
  const shown = showScreen(<StaffScreen />);
  await screen.findByText("anna@example.ca");
  return shown;
}

it("somebody is invited by address and role, and a wrong address is said before it is sent", async () => {
  const { user, toasts } = await open();
  const sent = serve("staff.invite", { ...SAM, email: "kim@example.ca" });
  await user.click(screen.getByRole("button", { name: "Invite Somebody" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite Somebody" }));
  const email = dialog.getByRole("textbox", { name: /^Email address/ });
  await user.type(email, "kim");
  await user.click(dialog.getByRole("button", { name: "Send Invitation" }));
  await dialog.findByText("Invalid email address");
  await user.type(email, "@example.ca");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Role" }), "Writer");
  await user.click(dialog.getByRole("button", { name: "Send Invitation" }));
  await waitFor(() =>
    expect(toasts[0]?.description).toBe("The link is on its way to kim@example.ca."),
  );
  expect(sent.map(({ body }) => body)).toEqual([{ email: "kim@example.ca", role: "writer" }]);
});

it("a link that has run out is said, and sent again with one press", async () => {
  const { user, toasts } = await open();
  await screen.findByText("It has expired");
  serve("staff.resendInvitation", SAM);
  await user.click(screen.getByRole("button", { name: "Send again to sam@example.ca" }));
  await waitFor(() => expect(toasts[0]?.title).toBe("Invitation Sent Again"));
});

it("somebody else is removed, and where the server refuses, the reason is told", async () => {
  const { user, toasts } = await open();
  serve("staff.remove", refusal(409, { message: "The shop needs an owner." }));
  await user.click(screen.getByRole("button", { name: "Remove Ben Cho" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(toasts[0]?.description).toContain("The shop needs an owner."));
});

it("nobody is offered to remove themselves, and the row says who can", async () => {
  await open();
  const own = screen.getByText("anna@example.ca").closest("tr");
  within(own ?? document.body).getByText("This is you: another owner can remove you.");
  expect(screen.queryByRole("button", { name: "Remove Anna Roy" })).toBeNull();
});
