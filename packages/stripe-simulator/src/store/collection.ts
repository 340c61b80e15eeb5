/** Everything of one kind, by id, in the order of its making. */
export class Collection<T extends { id: string }> {
  private readonly items = new Map<string, T>();

  constructor(private readonly onSave: (item: T | { id: string; isRemoved: true }) => void) {}

  get(id: string): T | undefined {
    return this.items.get(id);
  }

  save(item: T): T {
    this.items.set(item.id, item);
    this.onSave(item);
    return item;
  }

  remove(id: string): void {
    if (this.items.delete(id)) this.onSave({ id, isRemoved: true });
  }

  /** Puts back what `onSave` was once given. */
  restore(item: { id: string }): void {
    if (!("isRemoved" in item)) this.items.set(item.id, item as T);
  }

  /** Newest first, as Stripe lists. */
  newestFirst(): T[] {
    return [...this.items.values()].reverse();
  }

  clear(): void {
    this.items.clear();
  }
}
