import { withValues } from "@eldercare/contracts";
import { useId, useMemo, useRef, useState } from "react";
import { SearchIcon } from "~/components/icons";
import { usePhone } from "~/components/shop-texts";
import { useEarlyEntry } from "~/components/use-early-entry";
import {
  FAQ_DESCRIPTION,
  FAQ_TITLE,
  type FrequentQuestion,
  QUESTION_GROUPS,
} from "~/content/information/faq";
import { CallToAction } from "./call-to-action";
import styles from "./faq-page.module.css";
import { TextLinks } from "./information-blocks";
import { matchingQuestions } from "./matching-questions";
import { PageHeader } from "./page-header";
import { useOpenAnswers } from "./use-open-answers";

function Question({ id, question, answer, links }: FrequentQuestion) {
  const phone = usePhone();
  return (
    // Browsers unfold what an address points into, also before the scripts are there.
    <details className={styles.question} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3>{question}</h3>
      </summary>
      {/* The anchor is inside, so that they do. */}
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{withValues(paragraph, { phone })}</p>
        ))}
        {links && <TextLinks links={links} />}
      </div>
    </details>
  );
}

/** Questions in groups, each unfolding its answer; the search box needs scripts, the rest does not. */
export function FaqPage() {
  const [search, setSearch] = useState("");
  const groups = useMemo(() => matchingQuestions(QUESTION_GROUPS, search), [search]);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, setSearch);
  const list = useOpenAnswers();
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={FAQ_TITLE} lead={FAQ_DESCRIPTION} path="/faq" />
      <search className={styles.search}>
        <label htmlFor={boxId}>Search the questions</label>
        <span className={styles.box}>
          <SearchIcon />
          <input
            ref={box}
            id={boxId}
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        </span>
        <p role="status" className={styles.count}>
          {search.trim() && (count === 1 ? "1 question found" : `${count} questions found`)}
        </p>
      </search>
      <div ref={list} className={styles.groups}>
        {groups.map(({ heading, questions }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <div className={styles.questions}>
              {questions.map((question) => (
                <Question key={question.id} {...question} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <CallToAction
        title="Your question is not here?"
        text="Ask us. A person will read your message and answer it."
        actions={[
          { label: "Contact us", to: "/contact" },
          { label: "Read the care guides", to: "/blog" },
        ]}
      />
    </div>
  );
}
