import { createRequire } from "node:module";
import { join } from "node:path";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";

interface JobModule {
  default: (container: MedusaContainer) => Promise<void>;
}

/** Run by `medusa exec`: at once, the scheduled job whose file JOB names. */
export default async function runJobScript({ container }: ExecArgs): Promise<void> {
  const file = join(process.cwd(), `backend/.medusa/server/src/jobs/${process.env.JOB}.js`);
  const job: JobModule = createRequire(file)(file);
  await job.default(container);
}
