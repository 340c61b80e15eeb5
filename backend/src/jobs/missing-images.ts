import type { MedusaContainer } from "@medusajs/framework/types";
import { MissingImageService } from "../catalog/import/missing-images/missing-image-service";
import { runJob } from "../medusa/run-job";

/** Every hour: images that a file named and that could not be fetched then, each when its time has come. */
export default async function missingImages(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Missing pictures could not be tried again" },
    async () => {
      await new MissingImageService(container).tryAgain({ isDue: true });
    },
  );
}

export const config = { name: "missing-images", schedule: "11 * * * *" };
