import { EMAIL_NOT_VERIFIED, SECOND_FACTOR_NEEDED } from "@eldercare/contracts";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ADA } from "~/features/account/a-user.fixture";
import { proxyPage, refusal, serve } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import AuthPage from "./auth";
import ResetPasswordPage from "./reset-password";

const SIGNED_OUT = refusal(401, { message: "Unauthorized" });

const showAuth = (at?: string) => showPage({ Page: AuthPage, path: "/auth", at });
const press = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  serve("session.read", SIGNED_OUT);
  serve("cart.merge", { items: [] });
});

describe("signing in", () => {
  it("says what is wrong at each field and sends nothing", async () => {
    const sent = serve("session.signIn", { user: ADA, message: "Welcome back, Ada!" });
    const user = showAuth();
    await user.type(await screen.findByLabelText("Email address"), "nobody");
    await user.click(press("Sign In"));
    await screen.findByText("Invalid email address");
    screen.getByText(/^Password must be at least/);
    expect(document.activeElement).toBe(screen.getByLabelText("Email address"));
    expect(screen.getByLabelText("Email address").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("sends the address in small letters, greets, and leads on to where the visitor was stopped", async () => {
    const sent = serve("session.signIn", { user: ADA, message: "Welcome back, Ada!" });
    const user = showAuth("/auth?next=%2Fcheckout");
    await user.type(await screen.findByLabelText("Email address"), " Ada@Example.ca ");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.click(press("Sign In"));
    await screen.findByText("At /checkout");
    await screen.findByText("Welcome back, Ada!");
    expect(sent.map(({ body }) => body)).toEqual([
      { email: "ada@example.ca", password: "maple-syrup" },
    ]);
  });

  it("asks for the authenticator's code as a second step, and sends it along", async () => {
    const first = refusal(403, { message: "Code, please.", code: SECOND_FACTOR_NEEDED });
    serve("session.signIn", first);
    const user = showAuth();
    await user.type(await screen.findByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.click(press("Sign In"));
    const code = await screen.findByLabelText("Code of your authenticator app");
    expect(document.activeElement).toBe(code);
    expect(screen.queryByText("Login failed")).toBeNull();
    const sent = serve("session.signIn", { user: ADA, message: "Welcome back, Ada!" });
    await user.type(code, "123456");
    await user.click(press("Sign In"));
    await screen.findByText("Welcome back, Ada!");
    expect(sent.at(-1)?.body).toMatchObject({ code: "123456" });
  });

  it("offers a new mail to whose address is not verified yet", async () => {
    serve(
      "session.signIn",
      refusal(403, {
        message: "Please verify your email address first.",
        code: EMAIL_NOT_VERIFIED,
      }),
    );
    const mails = serve("accounts.resendVerification", { message: "A new mail is on its way." });
    const user = showAuth();
    await user.type(await screen.findByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.click(press("Sign In"));
    const [problem] = await screen.findAllByText("Please verify your email address first.");
    expect(problem).toBeDefined();
    await user.click(press("Send a New Verification Email"));
    await screen.findByText(/A new mail is on its way/);
    expect(mails.map(({ body }) => body)).toEqual([{ email: "ada@example.ca" }]);
  });

  it("keeps what was typed when the shop does not answer as it should", async () => {
    serve("session.signIn", refusal(503, { message: "Please try again in a minute." }));
    const user = showAuth();
    await user.type(await screen.findByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.click(press("Sign In"));
    await screen.findAllByText("Please try again in a minute.");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("maple-syrup");
  });

  it("says what is specified where the answer that refuses it brings no words", async () => {
    serve("session.signIn", proxyPage(403));
    const user = showAuth();
    await user.type(await screen.findByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.click(press("Sign In"));
    await screen.findByText("Login failed");
    expect(screen.getAllByText("Invalid email or password")).toHaveLength(2);
  });

  it("shows the password to its owner on demand", async () => {
    const user = showAuth();
    const password = await screen.findByLabelText("Password");
    expect(password.getAttribute("type")).toBe("password");
    await user.click(press("Show password"));
    expect(password.getAttribute("type")).toBe("text");
  });
});

describe("registering", () => {
  async function openForm() {
    const user = showAuth();
    // Without styles the tab's name is there twice: the second only keeps its width.
    await user.click(await screen.findByRole("tab", { name: /^Register/ }));
    return user;
  }

  it("says all that is missing at once, also that the passwords differ", async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.type(screen.getByLabelText("Confirm password"), "maple-sirup");
    await user.click(press("Create Account"));
    for (const sentence of [
      "First name is required",
      "Last name is required",
      "Invalid email address",
      "Passwords don't match",
    ]) {
      await screen.findByText(sentence);
    }
  });

  it("puts a refusal of the server to its field", async () => {
    const message = "Please choose another address";
    serve("accounts.register", refusal(400, { message, fields: [{ path: "email", message }] }));
    const user = await openForm();
    await user.type(screen.getByLabelText("First name"), "Ada");
    await user.type(screen.getByLabelText("Last name"), "Park");
    await user.type(screen.getByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.type(screen.getByLabelText("Confirm password"), "maple-syrup");
    await user.click(press("Create Account"));
    await screen.findAllByText(message);
    const field = screen.getByLabelText("Email address");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
  });

  it("says what is specified where the answer that refuses it brings no words", async () => {
    serve("accounts.register", proxyPage(502));
    const user = await openForm();
    await user.type(screen.getByLabelText("First name"), "Ada");
    await user.type(screen.getByLabelText("Last name"), "Park");
    await user.type(screen.getByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.type(screen.getByLabelText("Confirm password"), "maple-syrup");
    await user.click(press("Create Account"));
    await screen.findByText("Registration failed");
    // In the toast, and beside the button.
    expect(screen.getAllByText("Registration failed. Please try again.")).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ada");
  });

  it("ends with the server's message, and a way to the sign-in", async () => {
    const sent = serve("accounts.register", { message: "Please look into your mail." });
    const user = await openForm();
    await user.type(screen.getByLabelText("First name"), "Ada");
    await user.type(screen.getByLabelText("Last name"), "Park");
    await user.type(screen.getByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "maple-syrup");
    await user.type(screen.getByLabelText("Confirm password"), "maple-syrup");
    await user.click(press("Create Account"));
    const title = await screen.findByRole("heading", { name: "Account Created Successfully" });
    expect(document.activeElement).toBe(title);
    expect(sent).toHaveLength(1);
    await user.click(press("Go to Login"));
    await screen.findByRole("heading", { name: "Welcome Back" });
  });
});

describe("a new password", () => {
  const showReset = (at: string, problem: string | null = null) =>
    showPage({
      Page: ResetPasswordPage,
      path: "/reset-password",
      loaderData: { notice: null, problem },
      at,
    });

  it("is set with the token of the mail", async () => {
    const sent = serve("accounts.resetPassword", { message: "Sign in with your new password." });
    const user = showReset("/reset-password?token=from-the-mail");
    await user.type(await screen.findByLabelText("New password"), "a new one");
    await user.type(screen.getByLabelText("Confirm new password"), "a new one");
    await user.click(press("Save New Password"));
    await screen.findByRole("heading", { name: "Your password is changed" });
    expect(sent[0]?.body).toMatchObject({ token: "from-the-mail", password: "a new one" });
  });

  it("is refused with an old link, and a new one is a press away", async () => {
    serve(
      "accounts.resetPassword",
      refusal(400, { message: "This link is not valid any more.", code: "reset_link_invalid" }),
    );
    const user = showReset("/reset-password?token=old");
    await user.type(await screen.findByLabelText("New password"), "a new one");
    await user.type(screen.getByLabelText("Confirm new password"), "a new one");
    await user.click(press("Save New Password"));
    const link = await screen.findByRole("link", { name: "Ask for a new link" });
    expect(link.getAttribute("href")).toBe("/forgot-password");
  });

  it("is not asked for where the server knows that the link is dead", async () => {
    showReset("/reset-password?token=old", "This link is not valid any more.");
    await screen.findByText("This link is not valid any more.");
    expect(screen.queryByLabelText("New password")).toBeNull();
    const link = screen.getByRole("link", { name: "Ask for a New Link" });
    expect(link.getAttribute("href")).toBe("/forgot-password");
  });

  it("needs the whole link", async () => {
    showReset("/reset-password");
    await screen.findByText("This link is not valid. Please open the whole link from our email.");
  });
});

describe("a new password that attackers try first", () => {
  it("gets a friendly word beside the field, and is sent all the same", async () => {
    const sent = serve("accounts.register", { message: "Look into your mail." });
    const user = showAuth();
    await user.click(await screen.findByRole("tab", { name: /^Register/ }));
    await user.type(screen.getByLabelText("First name"), "Ada");
    await user.type(screen.getByLabelText("Last name"), "Park");
    await user.type(screen.getByLabelText("Email address"), "ada@example.ca");
    await user.type(screen.getByLabelText("Password"), "password1");
    await screen.findByText(/easy to guess/, {}, { timeout: 20_000 });
    await user.type(screen.getByLabelText("Confirm password"), "password1");
    await user.click(press("Create Account"));
    await screen.findByText("Account Created Successfully");
    expect(sent).toHaveLength(1);
  }, 60_000);

  it("says nothing of a good one", async () => {
    const user = showAuth();
    await user.click(await screen.findByRole("tab", { name: /^Register/ }));
    const field = screen.getByLabelText("Password");
    await user.type(field, "password1");
    await screen.findByText(/easy to guess/, {}, { timeout: 20_000 });
    await user.clear(field);
    await user.type(field, "maple syrup on toast");
    expect(screen.queryByText(/easy to guess/)).toBeNull();
  }, 60_000);
});
