import { expect, test } from "vitest";
import { partsOfSpecification } from "./specification-parts.ts";

const parts = partsOfSpecification(`# Specification
## 2. Screens
### 2.1 Services, About
- **Filter panel**: narrows.
## 3. Entities
`);

test("a section is known by its number, a part of it by both numbers", () => {
  expect([...parts.keys()]).toEqual(["2", "2.1", "3"]);
});

test("headings and names in bold may be cited with the section", () => {
  expect([...(parts.get("2") ?? [])]).toEqual(["Screens", "Services", "About", "Filter panel"]);
  expect([...(parts.get("3") ?? [])]).toEqual(["Entities"]);
});
