import { AuthPanel } from "~/features/account/auth-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/auth";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Sign In or Register",
    description: "Sign in to your account, or create one in a minute.",
    path: "/auth",
    isHidden: true,
  });

export default function AuthPage() {
  return <AuthPanel />;
}
