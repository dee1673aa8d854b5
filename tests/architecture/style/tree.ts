import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from './source.ts'

const PLACES = ['src-*/**/*.{ts,vue,css}', 'tests/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.mjs', '*.{ts,mjs}']

/** Every file of the project that holds code, each read once. */
export function readTree(root: string): Source[] {
  return globSync(PLACES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}
