import type { SystemPartName } from "@eldercare/contracts";

interface Advice {
  title: string;
  /** What to do while it is not well. */
  advice: string;
  /** Where in the back office. */
  link?: { label: string; screen: string };
}

const SERVER = "Tell whoever runs the server:";

/** What each part is, and what to do about it. */
export const SYSTEM_ADVICE: Readonly<Record<SystemPartName, Advice>> = {
  database: {
    title: "Database",
    advice: `${SERVER} the database is slow or has too few connections left. Its own log says why.`,
  },
  search: {
    title: "Search and lists",
    advice: `${SERVER} lists show old prices and stock. Medusa's log says why, and npm run catalogue -- check repairs them.`,
  },
  mail: {
    title: "Email",
    advice:
      "Emails that were given up are listed in Settings, where they can be sent again. If many are waiting, tell whoever runs the server that the mail server does not accept them.",
    link: { label: "Settings", screen: "/admin/settings" },
  },
  payments: {
    title: "Card payments",
    advice:
      "If Stripe does not answer, look at status.stripe.com: orders wait, and are settled when it answers again. Payments that do not agree with an order stand above the list of orders.",
    link: { label: "Orders", screen: "/admin/orders" },
  },
  orders: {
    title: "Orders",
    advice: `${SERVER} orders are half done and will not finish by themselves. Medusa's log names each.`,
  },
  queue: {
    title: "Jobs",
    advice: `${SERVER} jobs wait or were given up. Look whether workers run, and at their log.`,
  },
  files: {
    title: "Pictures and files",
    advice: `${SERVER} the storage of pictures is not working. Pictures that were looked at lately are still shown; new ones cannot be added, and nothing is lost. If they belong to another shop, this one is a copy of it, or has moved: a copy needs a place of its own for them, a shop that moved takes them over (npm run files).`,
  },
  disk: {
    title: "Disk",
    advice: `${SERVER} the disk fills up. The folder “resized” may be emptied, old logs and backups moved elsewhere.`,
  },
  backups: {
    title: "Backups",
    advice: `${SERVER} run npm run backup every night. If the shop is saved in another way, look there.`,
  },
  clock: {
    title: "Clock",
    advice: `${SERVER} one of the two machines has the wrong time. Both should be set by NTP.`,
  },
};
