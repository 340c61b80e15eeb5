import type { ProductDetail } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { Tabs } from "~/components/tabs";
import { Unbroken } from "~/components/unbroken";
import { Paragraphs } from "./description-paragraphs";
import { FrenchTexts } from "./french-texts";
import styles from "./product-tabs.module.css";

type TextsOfProduct = Pick<ProductDetail, "description" | "french" | "specs">;

function Description({ description, french }: Omit<TextsOfProduct, "specs">) {
  return (
    <>
      {description.trim() ? (
        <div className={styles.text}>
          <Paragraphs text={description} />
        </div>
      ) : (
        <p>No description available.</p>
      )}
      {french && <FrenchTexts french={french} />}
    </>
  );
}

function Specifications({ specs }: Pick<TextsOfProduct, "specs">) {
  const entries = Object.entries(specs);
  if (entries.length === 0) return <p>No specifications available.</p>;
  return (
    <dl className={styles.specs}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.spec}>
          <dt>{name}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TABS = ["description", "specifications"] as const;

/** Leads to the page with a tab open, until the scripts open it. */
function TabForm({ tab }: { tab: (typeof TABS)[number] }) {
  return (
    <form
      id={`${tab}-tab`}
      method="get"
      hidden
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {tab !== TABS[0] && <input type="hidden" name="tab" value={tab} />}
    </form>
  );
}

/** Description and Specifications. Both are in the page's text, also for search engines. */
export function ProductTabs({ product }: { product: TextsOfProduct }) {
  const [params] = useSearchParams();
  const first = TABS.find((tab) => tab === params.get("tab")) ?? TABS[0];
  const [open, setOpen] = useState(first);
  return (
    <>
      {TABS.map((tab) => (
        <TabForm key={tab} tab={tab} />
      ))}
      <Tabs
        label="About this product"
        look={styles}
        open={open}
        onOpen={setOpen}
        keepsClosed
        tabs={[
          {
            value: "description",
            label: "Description",
            form: "description-tab",
            content: <Description description={product.description} french={product.french} />,
          },
          {
            value: "specifications",
            label: "Specifications",
            form: "specifications-tab",
            content: <Specifications specs={product.specs} />,
          },
        ]}
      />
    </>
  );
}
