import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = process.env['ORRERY_FIXTURES'] ?? resolve(import.meta.dirname, '../../../shared/fixtures')

/** Whether real maps of other tools are available; they belong to third parties and are not part of the project. */
export const hasFixtures = existsSync(root)

export function fixturePath(path: string): string {
  return join(root, path)
}

export function fixture(path: string): Uint8Array {
  return readFileSync(fixturePath(path))
}
