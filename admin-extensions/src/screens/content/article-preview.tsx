import { withValues } from "@eldercare/contracts";
import {
  ArticleProblem,
  type InformationBlock,
  type QuestionGroup,
} from "@eldercare/contracts/content";
import styles from "./content.module.css";

type ArticlePreviewProps = {
  text: string;
  /** Reads the marks of the text; where they are none, it throws an {@link ArticleProblem}. */
  read: (text: string) => QuestionGroup[];
  values: Readonly<Record<string, string>>;
};

/** A text as its marks say, or what is wrong with them. A group without a heading is a page's only one. */
export function ArticlePreview({ text, read, values }: ArticlePreviewProps) {
  const { groups, problem } = readGroups(text, read);
  const said = (words: string) => withValues(words, values);
  return (
    <div className={styles.preview}>
      {problem && <p>{problem}</p>}
      {groups.map(({ heading: group, questions }) => (
        <div key={group}>
          {group && <p className={styles.group}>{said(group)}</p>}
          {questions.map(({ id, heading, blocks }) => (
            <section key={id}>
              <h4>{said(heading)}</h4>
              {blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
                <Block key={place} block={block} said={said} />
              ))}
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function readGroups(text: string, read: ArticlePreviewProps["read"]) {
  try {
    return { groups: read(text), problem: "" };
  } catch (error) {
    if (!(error instanceof ArticleProblem)) throw error;
    return { groups: [], problem: error.message };
  }
}

type BlockProps = { block: InformationBlock; said: (words: string) => string };

function Block({ block, said }: BlockProps) {
  if (block.kind === "text") return <p>{said(block.text)}</p>;
  if (block.kind === "links") {
    return block.links.map(({ label, to }) => (
      <p key={to} className={styles.pageLink}>
        {said(label)}
      </p>
    ));
  }
  if (block.kind === "list") {
    const List = block.isOrdered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>{said(item)}</li>
        ))}
      </List>
    );
  }
  return (
    <table>
      <caption>{said(block.caption)}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {said(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join("|")}>
            {row.map((cell, place) => (
              <td key={block.columns[place]}>{said(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
