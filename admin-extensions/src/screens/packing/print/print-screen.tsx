import { contentOf } from "@eldercare/contracts/content";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "../../components/button";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { Screen } from "../../components/screen";
import { useAdminQuery } from "../../host/use-admin-query";
import { AddressLabel } from "./address-label";
import { PackingSlip } from "./packing-slip";
import styles from "./print.module.css";

/** Papers of several orders, each on a page of its own (spec §2 Packing). */
export default function PrintScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isLabels = params.get("what") === "labels";
  const query = useAdminQuery("packing.list", { query: { orders: params.get("orders") ?? "" } });
  const content = useAdminQuery("content.read", { query: { page: "everywhere" } });
  // Papers without their sender are none.
  const orders = (content.data && query.data?.orders) ?? [];
  const texts = contentOf("everywhere", content.data);
  const paper = usePaper();
  // The shop that is away for one is away for both: it is said, and tried again, once.
  const problem = query.error ?? content.error;
  const retry = () => {
    for (const one of [query, content]) if (one.error) void one.refetch();
  };
  const Paper = isLabels ? AddressLabel : PackingSlip;
  const papers = orders.map((order) => <Paper key={order.id} order={order} texts={texts} />);
  const title = isLabels ? "Address Labels" : "Packing Slips";

  return (
    <Screen
      title={title}
      subtitle={subtitleOf(orders.length)}
      actions={
        <>
          <Button tone="secondary" onClick={() => navigate(-1)}>
            Back
          </Button>
          <Button disabled={orders.length === 0} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      {problem && <Problem error={problem} onRetry={retry} />}
      {!problem && (query.isPending || content.isPending) && <Loading />}
      {query.data?.orders.length === 0 && <p>There are no such orders.</p>}
      <div className={`${styles.sheets} ${styles.preview}`}>{papers}</div>
      {paper && createPortal(<div className={styles.sheets}>{papers}</div>, paper)}
    </Screen>
  );
}

/** Nothing before it is known how many they are. */
function subtitleOf(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "1 order" : `${count} orders, each on pages of its own`;
}

/**
 * A place beside the whole page, for paper alone: frames of both hosts cut off what is longer than
 * the window, and print themselves along.
 */
function usePaper(): HTMLElement | null {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const place = document.createElement("div");
    place.className = styles.paper ?? "";
    document.body.append(place);
    setPaper(place);
    return () => place.remove();
  }, []);
  return paper;
}
