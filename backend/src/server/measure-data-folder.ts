import { dataFolder } from "../measures/measures";
import { readBackupAge, readDisk } from "../system/read-data-folder";

/**
 * Looks at the data folder of this process, when somebody asks what was measured. Each process looks for
 * itself: on several machines the folders may be different ones.
 */
export async function measureDataFolder(folder: string): Promise<void> {
  const [disk, age] = await Promise.all([readDisk(folder), readBackupAge(folder)]);
  // What was true a while ago is not said as if it were true.
  dataFolder.bytes.reset();
  if (disk) {
    dataFolder.bytes.set({ state: "free" }, disk.freeBytes);
    dataFolder.bytes.set({ state: "all" }, disk.totalBytes);
  }
  dataFolder.backupAge.set(age ?? Number.POSITIVE_INFINITY);
}
