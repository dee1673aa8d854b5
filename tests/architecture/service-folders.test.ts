import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const SERVICES = 'src-main/services'

interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

/** Every file of the services that is no test, and what it imports. */
function readModules(): Module[] {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const only = ['--include-only', `^${SERVICES}/`, '--exclude', '\\.test\\.ts$']
  const args = [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...only, SERVICES]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return (JSON.parse(stdout) as { modules: Module[] }).modules
}

/** What each place imports: a folder is one place, but files that lie beside folders are each their own. */
function readPlaces(modules: readonly Module[]): Map<string, Set<string>> {
  const folders = modules.map(({ source }) => dirname(source))
  const placeOf = (file: string): string => {
    const folder = dirname(file)
    return folders.some((other) => other.startsWith(`${folder}/`)) ? file : folder
  }
  const places = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const place = placeOf(source)
    const known = places.get(place) ?? new Set()
    for (const { resolved } of dependencies) if (placeOf(resolved) !== place) known.add(placeOf(resolved))
    places.set(place, known)
  }
  return places
}

/** Places that need one another, whatever lies between: what is left when places that need nothing more are taken away. */
function findCircle(places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map([...places].map(([place, needs]) => [place, new Set(needs)]))
  for (;;) {
    const done = [...left].filter(([, needs]) => [...needs].every((need) => !left.has(need))).map(([place]) => place)
    if (done.length === 0) return [...left.keys()]
    done.forEach((place) => left.delete(place))
  }
}

test('no two folders of the use cases need each other', () => {
  const places = readPlaces(readModules())
  expect(places.size).toBeGreaterThan(20)
  expect(findCircle(places)).toEqual([])
}, 60_000)

test('a circle over several folders is found', () => {
  const places = new Map([
    ['above', new Set(['one'])],
    ['one', new Set(['two', 'below'])],
    ['two', new Set(['three'])],
    ['three', new Set(['one'])],
    ['below', new Set<string>()],
  ])
  expect(findCircle(places)).toEqual(['above', 'one', 'two', 'three'])
})
