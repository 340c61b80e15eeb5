import { formatCents, longDay, type PayLinkAnswer } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useScripts } from "~/components/browser-value";
import { ScriptsNeeded } from "~/components/scripts-needed";
import { PhoneLink, usePhone } from "~/components/shop-texts";
import { Unbroken } from "~/components/unbroken";
import { OrderItems } from "~/features/order-status/order-items";
import styles from "~/features/order-status/order-status.module.css";
import { orderStatusPath } from "~/features/order-status/order-status-path";
import type { ServedPayLink } from "./load-pay-link.server";
import { PayForm } from "./pay-form";
import { payLinkPath } from "./pay-link-path";
import { centsToPay } from "./use-pay-by-link";

type Opened = ServedPayLink & { opened: PayLinkAnswer };

/** The order of a pay link, and the form that takes its card. */
export function PayLinkPage({ opened, token, settings }: Opened) {
  const { found, clientSecret } = opened;
  const phone = usePhone();
  const { tone, title, text } = opened.difference
    ? wordsOfChange(opened, opened.difference.cents, phone)
    : wordsOf(opened, phone);
  // A card that is typed before the scripts are there would be lost to them.
  const isAlive = useScripts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(opened.state);
  // The form that was sent is gone: whoever cannot see the page is told what became of it.
  useEffect(() => {
    if (shown.current !== opened.state) heading.current?.focus();
    shown.current = opened.state;
  }, [opened.state]);
  return (
    <>
      <header className={styles.head} data-tone={tone}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          <Unbroken text={text} />
        </p>
        {opened.difference && opened.difference.changes.length > 0 && (
          <ul>
            {opened.difference.changes.map((change) => (
              <li key={change}>
                <Unbroken text={change} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="pay-items">
          <h2 id="pay-items">
            Order {found.order.number}
            {opened.difference && opened.state !== "paid" && ", as It Is Now"}
          </h2>
          <OrderItems order={found.order} />
        </section>
        <div className={styles.side}>
          {clientSecret && (
            <section className={styles.card} aria-labelledby="pay-card">
              <h2 id="pay-card">Your Card</h2>
              <ScriptsNeeded what="Paying" />
              <div className="with-scripts">
                {isAlive && (
                  <PayForm
                    token={token}
                    clientSecret={clientSecret}
                    cents={centsToPay(opened)}
                    settings={settings}
                  />
                )}
              </div>
            </section>
          )}
          <p className={styles.soft}>
            Questions? Call us at <PhoneLink />. Your order number is {found.order.number}.
          </p>
          {!clientSecret && (
            <div className={styles.ways}>
              {opened.state === "processing" && (
                <Button asChild tone="secondary">
                  <Link to={payLinkPath(token)} reloadDocument>
                    Check Again
                  </Link>
                </Button>
              )}
              <Button asChild tone="secondary">
                <Link to={orderStatusPath(found.token)}>See Your Order</Link>
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Why a link opens nothing, and whom to call. */
export function PayLinkProblem({ problem }: { problem: string }) {
  return (
    <>
      <header className={styles.head} data-tone="bad">
        <h1>This Link Cannot Be Used</h1>
        <p role="alert">
          <Unbroken text={problem} />
        </p>
      </header>
      <div className={styles.ways}>
        <Button asChild tone="secondary">
          <Link to="/contact">Contact Us</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to="/order-status">Look Up an Order</Link>
        </Button>
      </div>
    </>
  );
}

/** Of a link that pays what a change makes an order dearer. */
function wordsOfChange({ state, found, until }: PayLinkAnswer, cents: number, phone: string) {
  switch (state) {
    case "payable":
      return {
        tone: "waiting",
        title: `Pay for the Change to Your Order: ${formatCents(cents)}`,
        text: `Pay by ${longDay(until)}, and we will make this change. If you do not pay, your order stays as it is. You do not need an account.`,
      };
    case "paid":
      return {
        tone: "good",
        title: "Thank You, Your Order Is Changed",
        text: found.hasNoEmail
          ? `Nothing more is charged, and we pack your order now. Please call us at ${phone} to ask where it is.`
          : "Nothing more is charged. We will send you an email with your order as it is now.",
      };
    case "processing":
      return {
        tone: "waiting",
        title: "Your Payment Is Being Confirmed",
        text: "Your bank has not answered yet. Please do not pay again. Check this page in a few minutes.",
      };
    case "over":
      return {
        tone: "bad",
        title: "This Change Can No Longer Be Paid For",
        text: `It was cancelled, or can no longer be made. Your order stays as it is. If you paid for the change, that money goes back to your card. Please call us at ${phone} if you still want it.`,
      };
  }
}

function wordsOf({ state, found, until }: PayLinkAnswer, phone: string) {
  const { order, hasNoEmail } = found;
  switch (state) {
    case "payable":
      return {
        tone: "waiting",
        title: `Pay for Your Order: ${formatCents(order.amountCAD)}`,
        text: `We are holding these products for you until ${longDay(until)}. You do not need an account.`,
      };
    case "paid":
      return {
        tone: "good",
        title: "Thank You, Your Order Is Paid",
        text: hasNoEmail
          ? `Nothing more is charged, and we pack your order now. Please call us at ${phone} to ask where it is.`
          : "Nothing more is charged. We will send you an email that confirms it, and another one when the order is on its way.",
      };
    case "processing":
      return {
        tone: "waiting",
        title: "Your Payment Is Being Confirmed",
        text: "Your bank has not answered yet. Please do not pay again. Check this page in a few minutes.",
      };
    case "over":
      return {
        tone: "bad",
        title: "This Order Can No Longer Be Paid For",
        text: `It was cancelled, or its payment was closed. Nothing is charged. Please call us at ${phone} if you still want it.`,
      };
  }
}
