/**
 * Removes the builds of the packages before the linter runs. Biome reads their types if there are any, takes optional fields for
 * required ones, and then warns of checks that are needed.
 */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
for (const folder of globSync('packages/*/dist', { cwd: root })) rmSync(path.join(root, folder), { recursive: true });
