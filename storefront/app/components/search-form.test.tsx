import { fireEvent, screen } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { showPage } from "../../testing/show-page";
import { SearchForm } from "./search-form";

const ADDRESSES = ["?search=w", "?size=s", "?size=m", "?size=l"];

function Products() {
  const navigate = useNavigate();
  return (
    <>
      <SearchForm />
      {ADDRESSES.map((address) => (
        <button key={address} type="button" onClick={() => void navigate(address)}>
          To {address}
        </button>
      ))}
      <p>At {useLocation().search}</p>
    </>
  );
}

/** Without a press, which would take the focus along. */
async function changeAddress(address: string) {
  fireEvent.click(screen.getByRole("button", { name: `To ${address}` }));
  await screen.findByText(`At ${address}`);
}

it("what is being typed stays when the address changes; what was searched for, or left there, goes", async () => {
  const user = showPage({ Page: Products, path: "/products" });
  const box = await screen.findByRole<HTMLInputElement>("searchbox");
  await user.type(box, "r");
  await changeAddress("?size=s");
  expect(box.value).toBe("r");
  await user.tab();
  await changeAddress("?search=w");
  expect(box.value).toBe("w");
  await user.click(box);
  await changeAddress("?size=m");
  expect(box.value).toBe("");
  await user.type(box, " w {Enter}");
  await screen.findByText("At ?search=w");
  await changeAddress("?size=l");
  expect(box.value).toBe("");
});
