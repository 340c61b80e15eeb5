import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { NewButton } from "../components/new-button";
import { SearchBox } from "../components/search-box";
import { Shortcuts } from "./shortcuts";

const press = vi.fn();
beforeEach(() => press.mockClear());
afterEach(() => localStorage.clear());

const show = () =>
  showScreen(
    <>
      <Shortcuts />
      <NewButton onClick={press}>New Order</NewButton>
      <SearchBox label="Search orders" placeholder="" value="" onChange={() => {}} />
      <input type="checkbox" aria-label="Choose order 12" />
      <select aria-label="Sort">
        <option>Name</option>
      </select>
    </>,
  );

it("/ goes to the list's search, and keys that are typed there stay letters", async () => {
  const { user } = show();
  await user.keyboard("/");
  const search = screen.getByRole("searchbox", { name: "Search orders" }) as HTMLInputElement;
  expect(document.activeElement).toBe(search);
  await user.keyboard("n/?");
  expect(search.value).toBe("n/?");
  expect(press).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("N presses the screen's button for something new, and not where it chooses or is held with another key", async () => {
  const { user } = show();
  await user.click(screen.getByRole("checkbox"));
  await user.keyboard("n");
  expect(press).toHaveBeenCalledTimes(1);
  screen.getByRole("combobox", { name: "Sort" }).focus();
  await user.keyboard("n");
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("{Control>}n{/Control}{Alt>}n{/Alt}");
  fireEvent.keyDown(document.body, { key: "n", isComposing: true });
  expect(press).toHaveBeenCalledTimes(1);
});

it("? names them, and there they are turned off for good, with a button to turn them on again", async () => {
  const { user, unmount } = show();
  await user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Shortcuts" }));
  await user.keyboard("n");
  expect(press).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("switch", { name: "Single Keys" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  unmount();

  const again = show();
  await again.user.keyboard("n/?");
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
  await again.user.click(screen.getByRole("button", { name: /Shortcuts/ }));
  await again.user.click(await screen.findByRole("switch", { name: "Single Keys" }));
  await again.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  (document.activeElement as HTMLElement).blur();
  await again.user.keyboard("n");
  expect(press).toHaveBeenCalledTimes(1);
});
