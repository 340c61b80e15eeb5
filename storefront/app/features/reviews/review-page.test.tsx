import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { ReviewPage } from "./review-page";

const TOO_OLD = {
  asked: null,
  problem: {
    sentence: "This link is not valid any more. Please sign in to write a review.",
    isSignedOut: false,
  },
  isSent: false,
};

function PageOfOldLink() {
  return <ReviewPage served={TOO_OLD} token="too-old" posted={undefined} />;
}

it("a link that no longer works leads to the sign-in that it asks for", async () => {
  showPage({ Page: PageOfOldLink, path: "/review/too-old" });
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe("/auth?next=%2Faccount");
});
