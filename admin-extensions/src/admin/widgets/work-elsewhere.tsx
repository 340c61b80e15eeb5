import { STAFF_ROLE_TEXTS, worksInMedusaAdmin } from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Prompt } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router-dom";
import { medusaAdminApi } from "../mount/medusa-admin-api";
import { screensQueryClient } from "../mount/screens-query-client";

/** Where everybody sets up two-step sign-in. */
const PROFILE = "/settings/profile";

/**
 * Leads whoever may use none of Medusa's pages on to the shop's back office, in words, as these pages
 * would only fail (decision 096). The topbar is the one place that is on each of them.
 */
const WorkElsewhereWidget = () => {
  const { pathname } = useLocation();
  const { data: person } = useQuery(medusaAdminApi.question("session.read"), screensQueryClient);
  const role = person?.staffRole;
  if (!role || worksInMedusaAdmin(role) || pathname.startsWith(PROFILE)) return null;
  const { name, may } = STAFF_ROLE_TEXTS[role];
  return (
    <Prompt open variant="confirmation">
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>Your work is in the shop's back office</Prompt.Title>
          <Prompt.Description>
            You work here as {name}: {may}. These pages are for owners and managers. You may have to
            sign in once more.
          </Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Button variant="secondary" className="min-h-11" asChild>
            <Link to={PROFILE}>Your Profile</Link>
          </Button>
          <Button className="min-h-11" asChild>
            <a href="/shop/admin">Go to the Back Office</a>
          </Button>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
};

export const config = defineWidgetConfig({ zone: "topbar", id: "work-elsewhere" });

export default WorkElsewhereWidget;
