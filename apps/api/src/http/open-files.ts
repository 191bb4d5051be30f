/** Share of the file descriptors reserved for the database, files and providers. */
const keptShare = 0.2;
const unlimited = 65_536;
const least = 32;

/** The process's limit of open file descriptors, which includes connections. */
function openFilesLimit(): number {
  // Missing in Node's types. Without it the report resolves network addresses, which can be slow.
  Reflect.set(process.report, 'excludeNetwork', true);
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : unlimited;
}

/** Maximum number of connections that leaves the rest of the server enough file descriptors. */
export function maxConnections(): number {
  return Math.max(least, Math.floor(openFilesLimit() * (1 - keptShare)));
}
