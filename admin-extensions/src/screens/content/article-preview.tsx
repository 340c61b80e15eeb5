import {
  ArticleProblem,
  articleSections,
  type InformationBlock,
  type InformationSection,
} from "@eldercare/contracts/content";
import styles from "./content.module.css";

/** The text of an information page as its marks say, or what is wrong with them. */
export function ArticlePreview({ text }: { text: string }) {
  const { sections, problem } = readArticle(text);
  return (
    <div className={styles.preview}>
      {problem && <p>{problem}</p>}
      {sections.map(({ id, heading, blocks }) => (
        <section key={id}>
          <h4>{heading}</h4>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function readArticle(text: string): { sections: InformationSection[]; problem: string } {
  try {
    return { sections: articleSections(text), problem: "" };
  } catch (error) {
    if (!(error instanceof ArticleProblem)) throw error;
    return { sections: [], problem: error.message };
  }
}

function Block({ block }: { block: InformationBlock }) {
  if (block.kind === "text") return <p>{block.text}</p>;
  if (block.kind === "links") return <p>{block.links.map(({ label }) => label).join(", ")}</p>;
  if (block.kind === "list") {
    const List = block.isOrdered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  }
  return (
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.join("|")}>
            {row.map((cell, place) => (
              <td key={block.columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
