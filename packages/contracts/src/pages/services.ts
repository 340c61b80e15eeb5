import { slugFromName } from "../slug.js";
import type { InformationSection, TextLink } from "./information-page.js";

/** The original words of the page Services (spec §2 Services). */

type ServiceCard = {
  title: string;
  text: string;
  points: readonly string[];
  action: TextLink;
};

// The six titles are those of spec §2 Services. For the owner: "24/7" and "Emergency Response" are
// promises. The texts below say exactly what is offered; change them only to what the shop really does.
const CARDS: readonly ServiceCard[] = [
  {
    title: "Installation & Setup",
    text: "We help you put your new aid together and set it to your height.",
    points: [
      "Setup help by phone or video",
      "A list of measurements to take before delivery",
      "Advice on finding a qualified installer for grab bars and wall seats",
    ],
    action: { label: "Ask About Setup", to: "/contact" },
  },
  {
    title: "24/7 Technical Support",
    text: "Our guides and contact form are open day and night. Our team calls back in store hours.",
    points: [
      "Step-by-step care guides online at any hour",
      "A message sent at night is read on the next store day",
      "Phone help in plain words in store hours",
    ],
    action: { label: "Get Support", to: "/contact" },
  },
  {
    title: "Maintenance & Monitoring",
    text: "Small checks keep brakes, tips and batteries safe.",
    points: [
      "A monthly checklist for walkers and wheelchairs",
      "Spare tips and other small parts",
      "A call or email from us if a maker recalls a product you bought",
    ],
    action: { label: "Ask About Upkeep", to: "/contact" },
  },
  {
    title: "Caregiver Training",
    text: "Short lessons for families who help someone move, wash or take medicine.",
    points: [
      "How to use a gait belt, bench or rail",
      "How to read and log a blood pressure monitor",
      "Reading to share with relatives who help",
    ],
    action: { label: "Book a Lesson", to: "/contact" },
  },
  {
    title: "Emergency Response",
    text: "Alert pendants and alarms that call the people you choose. In an emergency, always call 911.",
    points: [
      "Help in choosing and testing a medical alert pendant",
      "A plan for who gets called first",
      "We do not run an emergency line ourselves",
    ],
    action: { label: "See Alert Products", to: "/products/health-monitors" },
  },
  {
    title: "Consultation Services",
    text: "Tell us about the person and the home, and we suggest what may help, and what to leave out.",
    points: [
      "Free advice by phone, email or video",
      "Product suggestions in writing",
      "The name of a therapist near you when you need one",
    ],
    action: { label: "Browse All Products", to: "/products" },
  },
];

export const SERVICES_PAGE = {
  title: "Services",
  description:
    "Setup, support, upkeep, caregiver training and advice for the aids you buy at Birchwell.",
  intro:
    "An aid helps only when it fits, works and is used with confidence. Here is what we do before and after you buy.",
  cards: CARDS.map(
    ({ title, text, points, action }): InformationSection => ({
      id: slugFromName(title),
      heading: title,
      blocks: [
        { kind: "text", text },
        { kind: "list", items: points },
        { kind: "links", links: [action] },
      ],
    }),
  ),
  closingTitle: "Not sure what you need?",
  closingText: "Tell us about the person and the home. The first call is free.",
};
