import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { useFilterControls } from "./filter-navigation";

/** Answers to lists that are on their way. */
const held: (() => void)[] = [];

const Shop = createRoutesStub([
  {
    path: "/products",
    Component: List,
    HydrateFallback: () => null,
    loader: ({ request }) =>
      new URL(request.url).search === ""
        ? null
        : new Promise<null>((come) => held.push(() => come(null))),
  },
  { path: "/", Component: () => <p>Before the shop</p> },
]);

function List() {
  const [, change] = useFilterControls();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => change({ search: "roll" })}>
        First letters
      </button>
      <button type="button" onClick={() => change({ search: "rollator" }, { replace: true })}>
        Whole word
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p>At {useLocation().search}</p>
    </>
  );
}

it("what is typed on while the first letters are still looked for leaves their step for the back button", async () => {
  const user = userEvent.setup();
  render(<Shop initialEntries={["/", "/products"]} initialIndex={1} />);
  await user.click(await screen.findByRole("button", { name: "First letters" }));
  await expect.poll(() => held.length).toBe(1);
  await user.click(screen.getByRole("button", { name: "Whole word" }));
  await expect.poll(() => held.length).toBe(2);
  for (const come of held) come();
  await screen.findByText("At ?search=rollator");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByText("At");
});

it("what is typed on once the first letters have come leaves no step of its own", async () => {
  const user = userEvent.setup();
  held.length = 0;
  render(<Shop initialEntries={["/", "/products"]} initialIndex={1} />);
  for (const name of ["First letters", "Whole word"]) {
    await user.click(await screen.findByRole("button", { name }));
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
    await screen.findByText(/^At .search=roll/);
  }
  await screen.findByText("At ?search=rollator");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByText("At");
});
