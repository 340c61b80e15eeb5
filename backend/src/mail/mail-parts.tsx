import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { MAIL_COLOURS } from "./mail-colours";
import { Unbroken } from "./unbroken";

/** The one heading of a mail. */
export function MailTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" style={title}>
      <Unbroken>{children}</Unbroken>
    </Heading>
  );
}

/** A paragraph in the shop's reading size. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text style={text}>
      <Unbroken>{children}</Unbroken>
    </Text>
  );
}

/** The one thing to do, with its address in letters for programs that show no buttons. */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Section style={{ padding: "6px 0 10px" }}>
        <Button href={href} style={button}>
          {children}
        </Button>
      </Section>
      <Text style={small} data-skip-in-text="true">
        If the button does not work, copy this address into your browser:
        <br />
        <Link href={href} style={address}>
          {href}
        </Link>
      </Text>
    </>
  );
}

/** A quieter paragraph that tells what to do when the mail was not expected. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <Section style={note}>
      <Text style={{ ...text, margin: 0 }}>
        <Unbroken>{children}</Unbroken>
      </Text>
    </Section>
  );
}

const title = {
  color: MAIL_COLOURS.spruce,
  fontSize: "26px",
  fontWeight: 700,
  lineHeight: "34px",
  margin: "0 0 16px",
};
const text = { color: MAIL_COLOURS.ink, fontSize: "18px", lineHeight: "28px", margin: "0 0 16px" };
const small = { color: MAIL_COLOURS.ink, fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" };
const button = {
  backgroundColor: MAIL_COLOURS.spruce,
  borderRadius: "8px",
  color: "#FFFFFF",
  fontSize: "18px",
  fontWeight: 700,
  lineHeight: "24px",
  padding: "14px 26px",
  textDecoration: "none",
};
const address = {
  color: MAIL_COLOURS.spruce,
  textDecoration: "underline",
  wordBreak: "break-all" as const,
};
const note = {
  backgroundColor: MAIL_COLOURS.page,
  borderRadius: "8px",
  marginTop: "20px",
  padding: "14px 18px",
};
