import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTiny } from './measurement-size.ts'

const CACHE = 'node_modules/.cache/orrery-bench'

/**
 * Installs the packages of a benchmark's package.json into an ignored folder unless present. Returns the folder of its
 * packages, or null if nothing is listed, without network, or in tiny mode.
 */
export function installPeers(list: string, name: string): string | null {
  if (isTiny() || !existsSync(list)) return null
  const home = join(CACHE, name)
  const packages = join(process.cwd(), home, 'node_modules')
  const kept = join(home, 'package.json')
  const isThere = existsSync(packages) && existsSync(kept) && readFileSync(kept, 'utf8') === readFileSync(list, 'utf8')
  if (isThere) return packages
  mkdirSync(home, { recursive: true })
  cpSync(list, kept)
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
    })
    return packages
  } catch {
    return null
  }
}
