import type { User } from "@eldercare/contracts";
import { AlertDialog } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../components/button";
import { useAdminHost } from "../host/admin-host";
import styles from "./session-watch.module.css";
import { SignInAgain } from "./sign-in-again";
import { useSessionEnd } from "./use-session-end";

const TIME = new Intl.DateTimeFormat("en-CA", { timeStyle: "short" });

type SessionWatchProps = {
  /** How many calls of the screens were refused. */
  refusals: number;
  /** Leads to the host's own sign-in, where nothing on the screen can be kept. */
  onLeave: () => void;
};

/**
 * Tells before a sign-in ends, and lets people sign in again in place: nothing that they typed is
 * lost (spec §2 Admin shell).
 */
export function SessionWatch({ refusals, onLeave }: SessionWatchProps) {
  const { api, personId, profileAddress, shopAddress } = useAdminHost();
  const queryClient = useQueryClient();
  // Of whoever the host has let in.
  const user = queryClient.getQueryData<User | null>(api.key("session.read"));
  const { shown, stay, acknowledge, begin } = useSessionEnd(refusals, onLeave);

  async function goOn(who: User) {
    // What stands here was another person's.
    if (personId !== null && who.id !== personId) return window.location.reload();
    await begin();
    await queryClient.invalidateQueries();
  }

  if (shown?.show === "idle") {
    return (
      <Notice
        title="Are you still there?"
        text={`Nothing was done for a while, so at ${TIME.format(shown.at)} you will be signed out. What you typed stays here.`}
      >
        <Button onClick={() => void stay()}>Stay Signed In</Button>
      </Notice>
    );
  }
  if (shown?.show === "absolute") {
    return (
      <Notice
        title={`Your sign-in ends at ${TIME.format(shown.at)}`}
        text="Everybody has to sign in again after ten hours. What you typed stays here: save it now, or go on after you have signed in."
      >
        <Button onClick={acknowledge}>OK</Button>
      </Notice>
    );
  }
  if (shown?.show === "set-up") {
    return (
      <Notice title="Please set up two-step sign-in" text={shown.sentence}>
        <Button asChild>
          {profileAddress ? (
            <a href={profileAddress}>Open Your Profile</a>
          ) : (
            <a href={shopAddress("/")}>Back to the Shop</a>
          )}
        </Button>
      </Notice>
    );
  }
  if (shown?.show !== "over") return null;
  return (
    <Notice
      title="Please sign in again"
      text="Your sign-in has ended. What you typed is still here: sign in to carry on where you were."
    >
      <SignInAgain email={user?.email ?? ""} onSignedIn={goOn} onLeave={onLeave} />
    </Notice>
  );
}

type NoticeProps = { title: string; text: string; children: ReactNode };

/** Cannot be closed by a stray click or Escape: each has its own way on. */
function Notice({ title, text, children }: NoticeProps) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Content
        className={styles.dialog}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
        {children}
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
