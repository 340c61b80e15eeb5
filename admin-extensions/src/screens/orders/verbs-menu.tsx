import { type Order, orderVerbs } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { DropdownMenu } from "@radix-ui/themes";
import { IconButton } from "../components/button";
import { MoreIcon } from "../components/icons";
import { StatusQuestionDialog } from "./status-question-dialog";
import { useStatusChange } from "./use-status-change";
import styles from "./verbs-menu.module.css";

/** The menu of a row with what makes sense for its order as it stands; each is asked about first. */
export function VerbsMenu({ order }: { order: Order }) {
  const change = useStatusChange(order);
  const verbs = order.waiting ? [] : orderVerbs(order);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger disabled={verbs.length === 0 || change.isPending}>
          <IconButton aria-label={`What to do with order #${shortId(order.id)}`}>
            <MoreIcon />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content size="2" className={styles.menu}>
          {verbs.map(({ status, label }) => (
            <DropdownMenu.Item
              key={status}
              className={styles.verb}
              onSelect={() => change.ask(status)}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <StatusQuestionDialog change={change} />
    </>
  );
}
