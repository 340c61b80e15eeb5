import "@radix-ui/themes/components.css?tabs";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useScripts } from "./browser-value";

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** Id of a form that leads to the page with this tab open: what a press does until the scripts are there. */
  form: string;
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab<Value>[];
  open: Value;
  onOpen: (value: Value) => void;
  /** Class names of the whole, of the row of tabs and of each panel. */
  look: { tabs?: string | undefined; list?: string | undefined; content?: string | undefined };
  /** Whether closed panels stay in the page, for its style to hide (`data-state`). */
  keepsClosed?: boolean;
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const stateOf = (isOpen: boolean) => (isOpen ? "active" : "inactive");

/**
 * Tabs with the looks of Radix Themes and the keys of the ARIA practices: arrows, Home and End open
 * the tab that they lead to. Radix's own are 8 kB of scripts before the page is alive.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, open, onOpen, look, keepsClosed = false } = props;
  const id = useId();
  const hasScripts = useScripts();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ value }) => value === open);
    const next = STEPS[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll("button")[next]?.focus();
    onOpen(tab.value);
  }

  return (
    <div className={`rt-TabsRoot ${look.tabs ?? ""}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={`rt-BaseTabList rt-TabsList rt-r-size-2 ${look.list ?? ""}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="submit"
            form={tab.form}
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === open}
            aria-controls={`${id}-panel-${tab.value}`}
            data-state={stateOf(tab.value === open)}
            // Without scripts no arrow leads to the others.
            tabIndex={tab.value === open || !hasScripts ? 0 : -1}
            className="rt-reset rt-BaseTabListTrigger rt-TabsTrigger"
            onClick={() => onOpen(tab.value)}
          >
            <span className="rt-BaseTabListTriggerInner rt-TabsTriggerInner">{tab.label}</span>
            {/* As wide as it is in bold, so that nothing moves when it opens. */}
            <span
              className="rt-BaseTabListTriggerInnerHidden rt-TabsTriggerInnerHidden"
              aria-hidden="true"
            >
              {tab.label}
            </span>
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          data-state={stateOf(value === open)}
          hidden={value !== open && !keepsClosed}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is reached like its tab (ARIA practices).
          tabIndex={0}
          className={`rt-TabsContent ${look.content ?? ""}`}
        >
          {(value === open || keepsClosed) && content}
        </div>
      ))}
    </div>
  );
}
