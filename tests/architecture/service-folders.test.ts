import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { resolveImport } from './style/modules.ts'
import { isTest } from './style/source.ts'
import { readTree } from './style/tree.ts'

const root = resolve(import.meta.dirname, '../..')
const SERVICES = 'src-main/services/'

interface Module {
  readonly source: string
  /** The files of the services that it imports, types too. */
  readonly needs: readonly string[]
}

/** Every file of the services that is no test. */
function readModules(): Module[] {
  return readTree(root)
    .filter(({ path }) => path.startsWith(SERVICES) && !isTest(path))
    .map((source) => {
      const ours = source.imports.filter(({ from }) => /^[.#]/.test(from))
      const targets = ours.map(({ from }) => resolveImport(source, from))
      return { source: source.path, needs: targets.filter((target) => target.startsWith(SERVICES)) }
    })
}

/** What each place imports: a folder is one place, but files that lie beside folders are each their own. */
function readPlaces(modules: readonly Module[]): Map<string, Set<string>> {
  const folders = modules.map(({ source }) => dirname(source))
  const placeOf = (file: string): string => {
    const folder = dirname(file)
    return folders.some((otherFolder) => otherFolder.startsWith(`${folder}/`)) ? file : folder
  }
  const places = new Map<string, Set<string>>()
  for (const { source, needs } of modules) {
    const place = placeOf(source)
    const known = places.get(place) ?? new Set()
    for (const need of needs) if (placeOf(need) !== place) known.add(placeOf(need))
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
})

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
