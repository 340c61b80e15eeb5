import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyPreview } from "./lazy-preview";

it("a preview whose file is gone says so, and takes nothing of the editor away", async () => {
  const Gone = lazyPreview(() =>
    Promise.reject(new TypeError("error loading dynamically imported module")),
  );
  render(
    <>
      <textarea aria-label="Text" defaultValue="Walk well." />
      <Suspense fallback={null}>
        <Gone text="Walk well." />
      </Suspense>
    </>,
  );
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^The preview could not be loaded/,
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text").value).toBe("Walk well.");
});
