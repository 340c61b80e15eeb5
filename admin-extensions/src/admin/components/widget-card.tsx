import { ApiError } from "@eldercare/contracts/api";
import { Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { QuietText } from "./quiet-text";

type WidgetCardProps = {
  title: string;
  /** What could not be loaded, if so. */
  error?: Error | null;
  isLoading?: boolean;
  children?: ReactNode;
};

/** The frame of a widget, as Medusa's own sections look. */
export function WidgetCard({ title, error, isLoading = false, children }: WidgetCardProps) {
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{title}</Heading>
      </div>
      <div className="flex flex-col gap-y-4 px-6 py-4">
        {isLoading && <QuietText role="status">Loading...</QuietText>}
        {error && (
          <Text size="small" className="text-ui-fg-error" role="alert">
            {error instanceof ApiError ? error.sentence : "Something went wrong."}
          </Text>
        )}
        {children}
      </div>
    </Container>
  );
}
