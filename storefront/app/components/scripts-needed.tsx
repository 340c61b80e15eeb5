import { PhoneLink } from "./shop-texts";

/**
 * Said where there is no way without scripts: what is missing, and whom to call. Shown by style, not
 * by `noscript`, so that it stands in the page for every program that reads it.
 */
export function ScriptsNeeded({ what }: { what: string }) {
  return (
    <p className="without-scripts">
      {what} needs JavaScript, which is switched off in this browser. Please switch it on, or call
      us at <PhoneLink />: we gladly help you by phone.
    </p>
  );
}
