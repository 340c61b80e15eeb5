import type { SecurityEvent } from "@eldercare/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { RecordHistory } from "./record-history";

const CHANGE: SecurityEvent = {
  ...{ id: "sevt_1", at: "2026-11-22T07:00:00.000Z", kind: "product.changed" },
  ...{ outcome: "success", address: "203.0.113.7", requestId: "req-1", count: 1 },
  actor: { kind: "staff", id: "user_1", label: "Anna Roy <anna@example.ca>" },
  subject: { kind: "product", id: "prod_1", label: "Walker" },
  before: { nameFr: "" },
  after: { nameFr: "Marchette" },
};
const history = <RecordHistory subjectKind="product" subjectId="prod_1" />;

it("is read when it is opened: who, and what before and after", async () => {
  const asked = serve("securityEvents.list", { events: [CHANGE], total: 23 });
  const { user } = showScreen(history);
  expect(asked).toEqual([]);
  await user.click(screen.getByText("History"));
  await screen.findByText("Anna Roy changed French name of Walker.");
  expect(screen.getByText("Marchette").closest("dd")?.textContent).toBe("nothing → Marchette");
  expect(asked[0]?.query.toString()).toBe("subjectKind=product&subjectId=prod_1&limit=20");
  expect(screen.getByRole("link", { name: "22 older changes" }).getAttribute("href")).toBe(
    "/admin/security?subjectKind=product&subjectId=prod_1",
  );
});

it("is not offered to whoever may not read the trail", () => {
  showScreen(history, "/", "writer");
  expect(screen.queryByText("History")).toBeNull();
});
