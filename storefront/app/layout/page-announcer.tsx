import { Component } from "react";
import { type Location, useLocation } from "react-router";
import { keepsFocus } from "~/components/keep-focus";
import { endOpening } from "~/components/opening-page";
import { announceHeading } from "~/components/page-heading";

/** Whether the focus goes to the new page's heading. */
function isNewPage(before: Location, { pathname, hash, state }: Location): boolean {
  return before.pathname !== pathname && !hash && !keepsFocus(state);
}

/** A class: only a class can do something before the old page is taken away. */
class FocusOnPages extends Component<{ location: Location }> {
  /** Taken away with the focus in it, the old page would be laid out once more by the browser. */
  override getSnapshotBeforeUpdate({ location: before }: { location: Location }): null {
    const { activeElement } = document;
    if (isNewPage(before, this.props.location) && activeElement?.closest("main")) {
      (activeElement as HTMLElement).blur();
    }
    return null;
  }

  override componentDidUpdate({ location: before }: { location: Location }): void {
    if (before !== this.props.location) endOpening();
    if (!isNewPage(before, this.props.location)) return;
    announceHeading(
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"),
    );
  }

  override render(): null {
    return null;
  }
}

/**
 * After moving to another page the focus goes to its heading, so that screen readers read it and
 * the keyboard goes on from there. A changed filter or sort (same path, or marked so) leaves the focus alone.
 */
export function PageAnnouncer() {
  return <FocusOnPages location={useLocation()} />;
}
