import { Link } from "react-router";
import { ArrowRightIcon } from "~/components/icons";
import { Unbroken } from "~/components/unbroken";
import type { InformationBlock } from "~/content/information/information-page";
import type { NavigationLink } from "~/content/navigation";
import styles from "./information-blocks.module.css";

/** Ways on from a text. */
export function TextLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" className={styles.link}>
            {label}
            <ArrowRightIcon width="1.25rem" height="1.25rem" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type TableBlock = Extract<InformationBlock, { kind: "table" }>;

/** From this many columns on, a narrow screen shows each row as a card. */
const STACKED_FROM = 3;

function Table({ caption, columns, rows }: TableBlock) {
  const isStacked = columns.length >= STACKED_FROM;
  return (
    <table className={styles.table} data-stacked={isStacked || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <Unbroken text={first} />
            </th>
            {rest.map((cell, place) => (
              <td key={columns[place + 1]} data-column={columns[place + 1]}>
                <Unbroken text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ block }: { block: InformationBlock }) {
  if (block.kind === "text")
    return (
      <p>
        <Unbroken text={block.text} />
      </p>
    );
  if (block.kind === "table") return <Table {...block} />;
  if (block.kind === "links") return <TextLinks links={block.links} />;
  const List = block.isOrdered ? "ol" : "ul";
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>
          <Unbroken text={item} />
        </li>
      ))}
    </List>
  );
}

/** The pieces of a text in their order. */
export function InformationBlocks({ blocks }: { blocks: readonly InformationBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces are known by their place.
    <Block key={place} block={block} />
  ));
}
