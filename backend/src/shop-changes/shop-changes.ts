import type { ChangedProducts } from "@eldercare/contracts/change-notices";
import type { ChangeFollower } from "@eldercare/server";

/** Somebody in this process who keeps what shoppers see, or passes the news on. */
interface Follower extends ChangeFollower {
  /** The process ends. */
  close?(): void;
}

/**
 * Tells everybody in this process who keeps something that shoppers see when it is not true any more.
 * What other processes change is heard from the database (`listen-to-shop-changes.ts`).
 */
class ShopChanges implements Follower {
  readonly #followers = new Set<Follower>();

  /** Answers how to stop following. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  end(products?: ChangedProducts): void {
    for (const follower of this.#followers) follower.end(products);
  }

  confirm(): void {
    for (const follower of this.#followers) follower.confirm();
  }

  lose(): void {
    for (const follower of this.#followers) follower.lose();
  }

  close(): void {
    for (const follower of this.#followers) follower.close?.();
  }
}

/** Of this process. */
export const shopChanges = new ShopChanges();
