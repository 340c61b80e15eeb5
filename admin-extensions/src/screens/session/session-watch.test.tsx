import {
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_SETUP_NEEDED,
  type SessionEndResponse,
  type StaffRole,
  type User,
} from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { proxyPage, refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { useAdminHost } from "../host/admin-host";
import { SessionWatch } from "./session-watch";

const ADMIN: User = {
  ...{ id: "user_1", firstName: "Cleo", lastName: "League", email: "cleo@example.ca" },
  ...{ profileImageUrl: null, role: "ADMIN", isEmailVerified: true },
  createdAt: "2026-01-01T00:00:00.000Z",
};
const SIGNED_OUT = refusal(401, { message: "Please sign in first." });

function endIn({ absolute, idle }: { absolute: number; idle: number }): SessionEndResponse {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { now: at(0), endsAt: at(absolute), idleEndsAt: at(idle) };
}

/** Knows who it has let in. */
function Host({ children }: { children: ReactNode }) {
  const { data } = useQuery(useAdminHost().api.question("session.read"));
  return data && children;
}

/** The watch beside a field that somebody types into. */
function showWatch(refusals = 0, role: StaffRole | null = "owner") {
  serve("session.read", ADMIN);
  const onLeave = vi.fn();
  const shown = showScreen(
    <Host>
      <input aria-label="Name" />
      <SessionWatch refusals={refusals} onLeave={onLeave} />
    </Host>,
    "/",
    role,
  );
  return { ...shown, onLeave };
}

describe("the end of a sign-in", () => {
  it("is told a few minutes before, when nothing is done, and put off by a press", async () => {
    serve("session.end", endIn({ absolute: 300, idle: 4 }));
    const stayed = serve("session.stay", () => endIn({ absolute: 300, idle: 60 }));
    const { user } = showWatch();
    await screen.findByRole("alertdialog", { name: "Are you still there?" });
    await user.click(screen.getByRole("button", { name: "Stay Signed In" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(stayed).toHaveLength(1);
  });

  it("that nothing can move is said plainly, once", async () => {
    serve("session.end", endIn({ absolute: 4, idle: 50 }));
    const { user } = showWatch();
    await screen.findByRole("alertdialog", { name: /^Your sign-in ends at / });
    await user.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("that is far says nothing", async () => {
    const asked = serve("session.end", endIn({ absolute: 300, idle: 50 }));
    showWatch();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("that lacks the second step which the shop asks for says so, and where to set it up", async () => {
    const message = "This shop asks its staff for two-step sign-in.";
    serve("session.end", refusal(403, { message, code: SECOND_FACTOR_SETUP_NEEDED }));
    const { onLeave } = showWatch();
    await screen.findByRole("alertdialog", { name: "Please set up two-step sign-in" });
    screen.getByText(message);
    screen.getByRole("link", { name: "Back to the Shop" });
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("keeps what was typed: people sign in again in place, with their second factor", async () => {
    let isOver = false;
    serve("session.end", () => (isOver ? SIGNED_OUT : endIn({ absolute: 300, idle: 4 })));
    serve("session.stay", () => (isOver ? SIGNED_OUT : endIn({ absolute: 300, idle: 60 })));
    const { user, onLeave } = showWatch();
    await screen.findByRole("alertdialog", { name: "Are you still there?" });
    // Behind the dialog's back: what was typed before it came.
    const field = screen.getByLabelText<HTMLInputElement>("Name", { ignore: "nothing" });
    field.value = "Walker with brakes";
    isOver = true;
    await user.click(screen.getByRole("button", { name: "Stay Signed In" }));
    await screen.findByRole("alertdialog", { name: "Please sign in again" });
    const email = screen.getByLabelText<HTMLInputElement>("Email address");
    expect(email.value).toBe("cleo@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup-and-toast");
    serve("session.signIn", refusal(403, { message: "Code.", code: SECOND_FACTOR_NEEDED }));
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    const sent = serve("session.signIn", () => {
      isOver = false;
      return { user: ADMIN, message: "Welcome back, Cleo!" };
    });
    const code = await screen.findByLabelText("Code of your authenticator app");
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, "123456");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent[0]?.body).toMatchObject({ email: "cleo@example.ca", code: "123456" });
    expect(field.value).toBe("Walker with brakes");
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("leads away whoever was not signed in to begin with", async () => {
    serve("session.end", SIGNED_OUT);
    const { onLeave } = showWatch(0, null);
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("that comes before its time was asked for keeps what was typed, too", async () => {
    serve("session.end", SIGNED_OUT);
    const { onLeave } = showWatch();
    await screen.findByRole("alertdialog", { name: "Please sign in again" });
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("says what is specified where a sign-in is refused without words", async () => {
    serve("session.end", SIGNED_OUT);
    serve("session.signIn", proxyPage(403));
    const { user } = showWatch();
    await screen.findByRole("alertdialog", { name: "Please sign in again" });
    await user.type(screen.getByLabelText("Password"), "maple-syrup-and-toast");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await screen.findByText("Invalid email or password");
  });

  it("leads away whom a call refused although the sign-in goes on: the role is another", async () => {
    serve("session.end", endIn({ absolute: 300, idle: 50 }));
    const { onLeave } = showWatch(1);
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
  });
});
