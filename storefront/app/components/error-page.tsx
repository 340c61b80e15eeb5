import { Button } from "@eldercare/ui/button";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { ApiError } from "~/api/api-error";
import { SHOP } from "~/content/shop";
import { NotFoundPage } from "./not-found-page";
import { NoticePage } from "./notice-page";
import styles from "./notice-page.module.css";

type Explanation = { title: string; text: string };

const OFFLINE: Explanation = {
  title: "You seem to be offline",
  text: "This page could not be loaded because there is no connection to the internet. Your cart is safe. Please check your connection, then try again.",
};
const SHOP_AWAY: Explanation = {
  title: "The shop is not answering",
  text: "Our shop could not be reached just now. Your cart is safe. Please try again in a minute.",
};
const TOO_MANY: Explanation = {
  title: "Please wait a minute",
  text: "Too many pages were opened from your internet connection in a short time. Your cart is safe. Please try again in a minute.",
};
const BROKEN: Explanation = {
  title: "Something went wrong",
  text: "This page could not be shown because of a mistake on our side. Your cart is safe. Please try again, or go back to the home page.",
};

/** Status of what was thrown; 0 when nothing answered. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) return error.status;
  // Errors that crossed from the server to the browser keep their message only.
  const text = error instanceof Error ? error.message : "";
  const match = /^(\d{1,3}): /.exec(text);
  return match ? Number(match[1]) : 500;
}

const SHOP_AWAY_STATUSES = [0, 502, 503, 504];

function explain(error: unknown, isOffline: boolean): Explanation {
  if (isOffline) return OFFLINE;
  if (statusOf(error) === 429) return TOO_MANY;
  // As browsers say it, of a page's file that did not come too: "dynamically imported", "Importing a module".
  const isFetchFailure = error instanceof TypeError && /fetch|import/i.test(error.message);
  return isFetchFailure || SHOP_AWAY_STATUSES.includes(statusOf(error)) ? SHOP_AWAY : BROKEN;
}

/** What happened and what to do, for a page that failed; a missing page gets the 404 page. */
export function ErrorPage({ error }: { error: unknown }) {
  const [isOffline, setOffline] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => setOffline(!navigator.onLine), []);

  if (statusOf(error) === 404) return <NotFoundPage />;
  const { title, text } = explain(error, isOffline);
  return (
    <NoticePage
      title={title}
      ways={
        <>
          {/* A link: it works without scripts, and what was sent is not sent a second time. */}
          <Button asChild>
            <Link to={pathname + search} reloadDocument>
              Try Again
            </Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="/" reloadDocument>
              Go to Home Page
            </Link>
          </Button>
        </>
      }
    >
      <title>{`${title} | ${SHOP.name}`}</title>
      <p className={styles.text}>{text}</p>
    </NoticePage>
  );
}
