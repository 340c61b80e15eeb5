import type { User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useScripts } from "~/components/browser-value";
import { CheckIcon } from "~/components/icons";
import { LogoMark } from "~/components/logo";
import { Tabs } from "~/components/tabs";
import { SIGN_IN_CLAIMS } from "~/content/sign-in-claims";
import styles from "./auth-panel.module.css";
import { LoginForm } from "./login-form";
import { needsOther, readReason, readTab, SIGN_IN_REASONS, wayBackOf } from "./next-path";
import { type PostedForm, postedTo } from "./posted-form";
import { RegisterForm } from "./register-form";
import { ResendVerificationForm } from "./resend-verification";
import { useCurrentUser } from "./use-current-user";

/** Who was signed in on arrival, and still is; whoever signs in here is led on by the form itself. */
function useUserOnArrival(): User | null {
  const user = useCurrentUser("if likely");
  // Before, nobody has looked for a sign that somebody is.
  const isAlive = useScripts();
  const arrived = useRef<string | null>();
  if (isAlive && arrived.current === undefined && user !== undefined) {
    arrived.current = user?.id ?? null;
  }
  return user && user.id === arrived.current ? user : null;
}

function Registered({ message, onLogin }: { message: string; onLogin: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  function goToLogin(event: FormEvent) {
    event.preventDefault();
    onLogin();
  }
  return (
    <div className={styles.registered}>
      <span className={styles.tick}>
        <CheckIcon />
      </span>
      <h2 ref={title} tabIndex={-1}>
        Account Created Successfully
      </h2>
      <p>{message}</p>
      <p>If you do not see it, please look in your junk folder too.</p>
      <form action="/auth" method="get" onSubmit={goToLogin}>
        <WayBack />
        <Button type="submit">Go to Login</Button>
      </form>
    </div>
  );
}

function WhyYouAreHere({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const reason = readReason(params);
  if (!reason) return null;
  const { title, description } = SIGN_IN_REASONS[reason];
  return (
    <p className={styles.reason}>
      <strong>{title}:</strong> {description.replace(" Redirecting to login...", "")}
      {user && (
        <>
          {" "}
          You are signed in as {user.email}: sign in as staff here, or go to{" "}
          <Link to="/account">your account</Link>.
        </>
      )}
    </p>
  );
}

/** Whoever goes to the other tab, or back from it, is still led where they were stopped. */
function WayBack() {
  const [params] = useSearchParams();
  return wayBackOf(params).map((kept) => <input key={kept.name} type="hidden" {...kept} />);
}

/** Where a tab leads without scripts: the same page with that tab open. */
function TabForm({ id, tab }: { id: string; tab: "login" | "register" }) {
  return (
    <form
      id={id}
      action="/auth"
      method="get"
      hidden
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {tab === "register" && <input type="hidden" name="tab" value={tab} />}
      <WayBack />
    </form>
  );
}

export type AuthPanelProps = {
  /** What came of a form that was sent without scripts. */
  posted?: PostedForm | undefined;
  /** The message of a registration that was sent without scripts, and taken. */
  registration?: string | null;
};

/** Sign-in and registration in two tabs, beside what an account is good for (spec §2 Auth). */
export function AuthPanel({ posted, registration = null }: AuthPanelProps) {
  const [params] = useSearchParams();
  const asked = posted?.call === "accounts.register" ? "register" : readTab(params);
  const [tab, setTab] = useState(asked);
  const [registered, setRegistered] = useState(registration);
  useEffect(() => setTab(asked), [asked]);
  const user = useUserOnArrival();
  if (user && !needsOther(readReason(params), user)) return <Navigate to="/account" replace />;
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.card}>
        <h1 className="visually-hidden">Sign in or create an account</h1>
        <WhyYouAreHere user={user} />
        <TabForm id="login-tab" tab="login" />
        <TabForm id="register-tab" tab="register" />
        <ResendVerificationForm email={posted?.values.email ?? ""} />
        <Tabs
          label="Sign in or create an account"
          look={styles}
          open={tab}
          onOpen={setTab}
          tabs={[
            {
              value: "login",
              label: "Login",
              form: "login-tab",
              content: (
                <>
                  <h2>Welcome Back</h2>
                  <LoginForm posted={postedTo(posted, "session.signIn")} />
                </>
              ),
            },
            {
              value: "register",
              label: "Register",
              form: "register-tab",
              content:
                registered === null ? (
                  <>
                    <h2>Create an Account</h2>
                    <RegisterForm
                      onRegistered={setRegistered}
                      posted={postedTo(posted, "accounts.register")}
                    />
                  </>
                ) : (
                  <Registered
                    message={registered}
                    onLogin={() => {
                      setRegistered(null);
                      setTab("login");
                    }}
                  />
                ),
            },
          ]}
        />
      </div>
      <aside className={styles.side} aria-label="Why create an account">
        <LogoMark className={styles.leaf} />
        <h2>{SIGN_IN_CLAIMS.title}</h2>
        <ul>
          {SIGN_IN_CLAIMS.claims.map((claim) => (
            <li key={claim}>
              <CheckIcon />
              <span>{claim}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
