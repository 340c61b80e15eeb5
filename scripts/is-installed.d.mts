export function isInstalled(root: string, command: string): boolean;
