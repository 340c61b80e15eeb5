import { z } from "zod";

/** What somebody of the staff may do, see the table of calls: the owner everything. */
export const STAFF_ROLES = ["owner", "manager", "packer", "writer"] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** The role as people read it, and what it is for. */
export const STAFF_ROLE_TEXTS: Readonly<Record<StaffRole, { name: string; may: string }>> = {
  owner: { name: "Owner", may: "Everything, and who of the staff may do what" },
  manager: {
    name: "Manager",
    may: "Products, orders, money, customers, texts and settings; neither who is on the staff, nor erasing people",
  },
  packer: {
    name: "Packer",
    may: "What is to be packed and sent; neither sums nor email addresses",
  },
  writer: {
    name: "Writer",
    may: "Texts, care guides, slides, reviews and messages; sees products, no orders",
  },
};

/** Whether Medusa's own pages are for somebody of this role; others work on the shop's screens alone. */
export const worksInMedusaAdmin = (role: StaffRole): boolean =>
  role === "owner" || role === "manager";
