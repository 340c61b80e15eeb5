import { Section } from "@react-email/section";
import { Fragment } from "react";
import { MAIL_COLOURS } from "./mail-colours";
import { MailText } from "./mail-parts";
import { Unbroken } from "./unbroken";

/** What somebody typed, with its paragraphs and line breaks; quoted it has a line at its side. */
export function TypedText({ text, isQuoted = false }: { text: string; isQuoted?: boolean }) {
  return (
    <Section style={isQuoted ? quoted : {}}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
        <MailText key={index}>
          <Lines text={paragraph} />
        </MailText>
      ))}
    </Section>
  );
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
    <Fragment key={index}>
      {index > 0 && <br />}
      <Unbroken>{line}</Unbroken>
    </Fragment>
  ));
}

const quoted = { borderLeft: `4px solid ${MAIL_COLOURS.sage}`, paddingLeft: "16px" };
