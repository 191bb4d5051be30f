/** What the database, files and providers need beside connections, as a share of what the system allows. */
const keptShare = 0.2;
const unlimited = 65_536;
const least = 32;

/** Most files, and with them connections, that the system lets this process open. */
function openFilesLimit(): number {
  // The types of Node leave this out; with the network's addresses the report may take long.
  Reflect.set(process.report, 'excludeNetwork', true);
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : unlimited;
}

/** Connections that can be open without taking from the rest of the server the files that it needs. */
export function mostConnections(): number {
  return Math.max(least, Math.floor(openFilesLimit() * (1 - keptShare)));
}
