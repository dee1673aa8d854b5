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

const MODULES = readModules()

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

/** The rooms of the use cases: each file or folder at the top, and each game. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.slice(SERVICES.length).split('/')
  return first === 'games' ? `${first}/${second}` : first
}

/** Number of floors: a room stands above all that it imports. */
function countFloors(rooms: ReadonlyMap<string, ReadonlySet<string>>): number {
  const left = new Map(rooms)
  let floors = 0
  while (left.size > 0) {
    const floor = [...left].filter(([, needs]) => [...needs].every((need) => !left.has(need))).map(([room]) => room)
    expect(floor, `a circle among ${[...left.keys()].join(', ')}`).not.toEqual([])
    floor.forEach((room) => left.delete(room))
    floors += 1
  }
  return floors
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
  const places = readPlaces(MODULES)
  expect(places.size).toBeGreaterThan(20)
  expect(findCircle(places)).toEqual([])
})

test('the use cases stand on at most eight floors', () => {
  const rooms = new Map<string, Set<string>>()
  for (const { source, needs } of MODULES) {
    const room = roomOf(source)
    const others = needs.map(roomOf).filter((need) => need !== room)
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]))
  }
  expect(rooms.size).toBeGreaterThan(15)
  expect(countFloors(rooms)).toBeLessThanOrEqual(8)
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
