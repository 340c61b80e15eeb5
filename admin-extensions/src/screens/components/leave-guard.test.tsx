import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { useUnsaved } from "./leave-guard";
import { Screen } from "./screen";

function Field() {
  const [text, setText] = useState("");
  useUnsaved(text !== "");
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Page() {
  return (
    <Screen title="Notes">
      <Field />
      <Field />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/?page=2">Page 2</Link>
    </Screen>
  );
}

function Cells() {
  useUnsaved(true, "lost");
  return <Link to="/elsewhere">Elsewhere</Link>;
}

describe("leaving a screen with something typed in it", () => {
  it("says that it is lost where no draft has it", async () => {
    const { user } = showScreen(
      <Screen title="Prices">
        <Cells />
      </Screen>,
    );
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await screen.findByText("What you typed and did not save will be lost.");
  });

  it("asks once, whichever form it is in, and stays or leaves", async () => {
    const { user, address } = showScreen(<Page />);
    const [field] = screen.getAllByRole("textbox", { name: "Note" });
    await user.type(field as HTMLElement, "Ring back");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(address()).toBe("/");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(address()).toBe("/elsewhere"));
  });

  it("asks nothing where nothing is typed, nor on the way to another page of the list", async () => {
    const { user, address } = showScreen(<Page />);
    const [field] = screen.getAllByRole("textbox", { name: "Note" });
    await user.type(field as HTMLElement, "Ring back");
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    await waitFor(() => expect(address()).toBe("/?page=2"));
    await user.clear(field as HTMLElement);
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await waitFor(() => expect(address()).toBe("/elsewhere"));
  });

  it("makes the browser ask when the tab is closed or loaded again", async () => {
    const { user } = showScreen(<Page />);
    const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leaves()).toBe(true);
    await user.type(screen.getAllByRole("textbox", { name: "Note" })[0] as HTMLElement, "A");
    expect(leaves()).toBe(false);
  });
});
