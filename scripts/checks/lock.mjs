// npm leaves optional (platform) packages out of the lock without a word when the registry lacks them; `npm ci` then fails elsewhere.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

/** Looks where Node would: in the package's own node_modules, then in each folder above. */
function isLocked(name, folder) {
  if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
  if (!folder) return false
  const parent = folder.lastIndexOf('node_modules/')
  return isLocked(name, parent <= 0 ? '' : folder.slice(0, parent - 1))
}

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(name, path))
    .map(([name, version]) => `  ${name}@${version}, wanted by ${path || 'us'}`),
)
if (missing.length > 0) {
  console.error(`Missing from package-lock.json:\n${missing.join('\n')}`)
  process.exitCode = 1
}
