import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { ContactForm } from "./contact-form";

const WORDS = { topics: ["An order"], sentTitle: "Thank you", sentText: "We answer soon." };

function Page() {
  return <ContactForm words={WORDS} />;
}

it.each([
  ["Your name", 100],
  ["Email address", 254],
  ["Phone (optional)", 40],
  ["Your message", 5000],
])("%s ends where the shop's call does", async (label, most) => {
  showPage({ Page, path: "/contact" });
  const field = await screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
  expect(field.maxLength).toBe(most);
});
