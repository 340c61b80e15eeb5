import type { Product } from "@eldercare/contracts";
import styles from "./compare-button.module.css";

const FORM_ID = "compare";

/** Stands once on a page with such buttons: they may lie within other forms. Needs no scripts. */
export const CompareForm = () => <form id={FORM_ID} method="post" action="/compare" hidden />;

/** Puts the product beside others; leads to the page that compares them. */
export const CompareButton = ({ name, slug }: Pick<Product, "name" | "slug">) => (
  <button
    type="submit"
    form={FORM_ID}
    name="add"
    value={slug}
    className={`text-button ${styles.compare}`}
  >
    Compare<span className="visually-hidden">: {name}</span>
  </button>
);
