import { MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import { useId, useMemo, useRef, useState } from "react";
import { SearchIcon } from "~/components/icons";
import { useEarlyEntry } from "~/components/use-early-entry";
import type { InformationSection } from "~/content/information/information-page";
import { CallToAction } from "./call-to-action";
import styles from "./faq-page.module.css";
import { InformationBlocks } from "./information-blocks";
import { matchingQuestions } from "./matching-questions";
import { PageHeader } from "./page-header";
import type { FaqWords } from "./read-faq-page.server";
import { useOpenAnswers } from "./use-open-answers";

function Question({ id, heading, blocks }: InformationSection) {
  return (
    // Browsers unfold what an address points into, also before the scripts are there.
    <details className={styles.question} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3>{heading}</h3>
      </summary>
      {/* The anchor is inside, so that they do. */}
      <div id={id} className={styles.answer}>
        <InformationBlocks blocks={blocks} />
      </div>
    </details>
  );
}

/** Questions in groups, each unfolding its answer; the search box needs scripts, the rest does not. */
export function FaqPage({ page }: { page: FaqWords }) {
  const [search, setSearch] = useState("");
  const groups = useMemo(() => matchingQuestions(page.groups, search), [page, search]);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEarlyEntry(box, setSearch);
  const list = useOpenAnswers();
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeader title={page.title} lead={page.description} path="/faq" />
      <search className={styles.search}>
        <label htmlFor={boxId}>Search the questions</label>
        <span className={styles.box}>
          <SearchIcon />
          <input
            ref={box}
            id={boxId}
            type="search"
            value={search}
            maxLength={MAX_SEARCH_LENGTH}
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
        title={page.closingTitle}
        text={page.closingText}
        actions={[
          { label: "Contact Us", to: "/contact" },
          { label: "Read the Care Guides", to: "/blog" },
        ]}
      />
    </div>
  );
}
