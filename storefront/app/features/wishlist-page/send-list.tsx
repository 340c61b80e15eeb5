import { Button } from "@eldercare/ui/button";
import { useId } from "react";
import { useScripts } from "~/components/browser-value";
import { toast } from "~/components/toast";
import styles from "./wishlist-page.module.css";

/** Ways to give somebody the address of the list: it names the products and nobody who chose them. */
export function SendList({ address }: { address: string }) {
  const id = useId();
  const hasScripts = useScripts();
  const mail = `mailto:?subject=${encodeURIComponent("A list of products from Birchwell")}&body=${encodeURIComponent(`${address}\n`)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Link Copied", description: "Paste it into a message to anyone you like." });
    } catch {
      document.getElementById(id)?.focus();
      toast({
        title: "Not Copied",
        description: "Please copy the link from the box.",
        tone: "destructive",
      });
    }
  }

  return (
    <section className={`${styles.send} no-print`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Send this list to someone</h2>
      <p>
        Anyone with the link can see these products at the day's prices, and buy them. It does not
        say who you are. If you change your list later, the link you sent stays as it was.
      </p>
      <label htmlFor={id}>Link to this list</label>
      <input
        id={id}
        readOnly
        value={address}
        className={styles.address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button asChild tone="secondary">
          <a href={mail}>Send by Email</a>
        </Button>
        {hasScripts && (
          <Button tone="quiet" onClick={copy}>
            Copy Link
          </Button>
        )}
      </div>
    </section>
  );
}
