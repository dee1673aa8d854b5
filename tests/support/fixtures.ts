import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = process.env['ORRERY_FIXTURES'] ?? resolve(import.meta.dirname, '../../../shared/fixtures')

/** Whether real maps of other tools are at hand; they are other people's data and not part of the project. */
export const hasFixtures = existsSync(root)

/** Where one of them lies. */
export function fixturePath(path: string): string {
  return join(root, path)
}

/** The bytes of one of them. */
export function fixture(path: string): Uint8Array {
  return readFileSync(fixturePath(path))
}
