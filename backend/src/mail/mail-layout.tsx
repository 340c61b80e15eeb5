import { telephone } from "@eldercare/contracts";
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { MAIL_COLOURS, MAIL_FONT } from "./mail-colours";
import { Unbroken } from "./unbroken";

interface MailLayoutProps {
  /** The line that mail programs show beside the subject. */
  preview: string;
  shopUrl: string;
  /** The shop's number, for whoever rather calls. */
  phone: string;
  /** Why somebody gets this mail; that of an account by default. */
  reason?: ReactNode;
  children: ReactNode;
}

const ACCOUNT =
  "You are getting this email because of an account at Birchwell, our shop for eldercare products in Canada. It is not advertising.";

/** A narrow window is for words: the margins that paper has beside them take a third of it. */
const ON_A_PHONE =
  "@media (max-width: 480px) { .part { padding-left: 16px !important; padding-right: 16px !important } }";

/** The frame of every mail: the shop's name above, the matter on paper, who we are below. */
export function MailLayout({
  preview,
  shopUrl,
  phone,
  reason = ACCOUNT,
  children,
}: MailLayoutProps) {
  return (
    <Html lang="en-CA">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="viewport" content="width=device-width" />
        <style>{ON_A_PHONE}</style>
      </Head>
      <Body style={body}>
        <Preview>{preview}</Preview>
        <Container style={container}>
          <Section className="part" style={header}>
            <Link href={shopUrl} style={wordmark}>
              Birchwell
            </Link>
            <Text style={claim}>Everyday help, well made</Text>
          </Section>
          <Section style={accentLine} data-skip-in-text="true">
            {"\u00a0"}
          </Section>
          <Section className="part" style={paper}>
            {children}
          </Section>
          <Section className="part" style={footer}>
            <Text style={footnote}>
              <Unbroken>{reason}</Unbroken>
            </Text>
            <Text style={footnote}>
              Questions? Call us at{" "}
              <Link href={telephone(phone)} style={phoneLink}>
                {phone}
              </Link>{" "}
              or{" "}
              <Link href={`${shopUrl}/contact`} style={footerLink}>
                write to us
              </Link>
              . How we use your data is in our{" "}
              <Link href={`${shopUrl}/privacy`} style={footerLink}>
                privacy policy
              </Link>
              .
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const body = {
  backgroundColor: MAIL_COLOURS.page,
  color: MAIL_COLOURS.ink,
  fontFamily: MAIL_FONT,
  margin: 0,
  padding: "24px 12px",
};
const container = { maxWidth: "600px", margin: "0 auto", width: "100%" };
const header = {
  backgroundColor: MAIL_COLOURS.spruce,
  borderRadius: "12px 12px 0 0",
  padding: "22px 28px",
};
const wordmark = {
  color: MAIL_COLOURS.page,
  fontSize: "28px",
  fontWeight: 700,
  letterSpacing: "0.3px",
  lineHeight: "34px",
  textDecoration: "none",
};
const claim = { color: MAIL_COLOURS.sage, fontSize: "16px", lineHeight: "22px", margin: "2px 0 0" };
const accentLine = {
  backgroundColor: MAIL_COLOURS.amber,
  fontSize: "1px",
  height: "4px",
  lineHeight: "4px",
};
const paper = {
  backgroundColor: MAIL_COLOURS.paper,
  borderRadius: "0 0 12px 12px",
  padding: "28px 28px 32px",
};
const footer = { padding: "20px 28px 0" };
const footnote = {
  color: MAIL_COLOURS.soft,
  fontSize: "16px",
  lineHeight: "24px",
  margin: "0 0 10px",
};
const footerLink = { color: MAIL_COLOURS.spruce, textDecoration: "underline" };
/** Read out while dialling: in one line. */
const phoneLink = { ...footerLink, whiteSpace: "nowrap" as const };
