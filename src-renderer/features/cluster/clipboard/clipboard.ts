import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { countHexes, iterateHexes, type HexRuns, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { fromCube, getHexLabel, type HexCube, type HexPlace, isOnBoard, toCube } from '#shared/kit/hex.ts'
import { listSelectedOfKind } from '../editing/selection.ts'
import type { StarMap } from '../model/star-map.ts'
import { type MovePlan, copyHexRuns } from '../tools/plan-move.ts'
import type { MapThingRef } from '../tools/tool.ts'

type FieldsOf<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type; fields: unknown }>['fields']
type Unplaced<Fields> = Omit<Fields, keyof HexPlace>

/** A copied part of a map. Positions are relative to a centre hex, so that it fits every board layout. */
export interface MapSnippet {
  readonly format: typeof SNIPPET_FORMAT
  /** Source cluster: elsewhere its owners are unknown. */
  readonly clusterId: string
  readonly stars: readonly { readonly at: HexCube; readonly fields: FieldsOf<'add-star'> }[]
  /** Ends are indices into the list of stars. */
  readonly routes: readonly { readonly from: number; readonly to: number; readonly fields: FieldsOf<'add-route'> }[]
  readonly labels: readonly { readonly at: HexCube; readonly fields: Unplaced<FieldsOf<'add-label'>> }[]
  readonly fleets: readonly { readonly at: HexCube; readonly fields: Unplaced<FieldsOf<'add-fleet'>> }[]
  readonly regions: readonly { readonly hexes: readonly HexCube[]; readonly fields: FieldsOf<'add-region'> }[]
}

/** Format marker of a serialised snippet. */
export const SNIPPET_FORMAT = 'orrery-map-piece-1'

export interface PastePlan extends MovePlan {
  /** Pasted things, to be selected. */
  readonly things: readonly MapThingRef[]
}

/** Copies the selected things and the routes among the selected stars; null if nothing can be copied. */
export function buildMapSnippet(map: StarMap, selection: readonly MapThingRef[], middle: HexPlace): MapSnippet | null {
  const at = stepsFrom(middle, map)
  const stars = listSelectedOfKind(selection, 'star', map)
  const snippet: MapSnippet = {
    format: SNIPPET_FORMAT,
    clusterId: map.head.id,
    stars: stars.map(({ id: _, version: __, row, column, name, ...fields }) => {
      const place = { row, column }
      // A star named after its hex is renamed after its new one.
      return { at: at(place), fields: name === getHexLabel(place, map.board) ? fields : { name, ...fields } }
    }),
    routes: routesAmong(map, new Map(stars.map(({ id }, place) => [id, place]))),
    labels: listSelectedOfKind(selection, 'label', map).map((label) => unplaced(label, at)),
    fleets: listSelectedOfKind(selection, 'fleet', map).map((fleet) => unplaced(fleet, at)),
    regions: listSelectedOfKind(selection, 'region', map).map(({ id: _, version: __, hexes, ...fields }) => ({
      hexes: Array.from(iterateHexes(hexes), at),
      fields,
    })),
  }
  return describeSnippet(snippet) === '' ? null : snippet
}

/** Formats the contents: “12 stars, 1 label and 1 region”; empty for nothing. */
export function describeSnippet({ stars, labels, fleets, regions }: MapSnippet): string {
  const counts = [
    [stars.length, 'star'],
    [labels.length, 'label'],
    [fleets.length, 'fleet'],
    [regions.length, 'region'],
  ] as const
  return formatList(counts.filter(([count]) => count > 0).map(([count, noun]) => formatCount(count, noun)))
}

/** Target map and id generator for pasting. */
export interface PasteContext {
  readonly map: StarMap
  readonly newId: () => string
}

/** Pastes a snippet with its centre at a hex. Nothing is overwritten. */
export function planPaste(snippet: MapSnippet, middle: HexPlace, { map, newId }: PasteContext): PastePlan {
  const placeOf = placesFrom(middle, map)
  const ids = snippet.stars.map(newId)
  const nameOf = createFreshNames(map)
  const edits: ClusterEdit[] = [
    ...snippet.stars.map(({ at, fields }, star) => addStar(ids[star] ?? '', placeOf(at), withName(fields, nameOf))),
    ...snippet.routes.map(({ from, to, fields }) => addRoute(newId(), [ids[from] ?? '', ids[to] ?? ''], fields)),
    ...snippet.labels.map(({ at, fields }) => addLabel(newId(), { ...fields, ...placeOf(at) })),
    ...snippet.fleets.map(({ at, fields }) => addFleet(newId(), { ...fields, ...placeOf(at) })),
    ...snippet.regions.map(({ hexes, fields }) => addRegion(newId(), fields, buildHexRuns(hexes.map(placeOf)))),
  ]
  const isHome = snippet.clusterId === map.head.id
  const forbidden = buildHexRuns(edits.flatMap((edit) => badPlaces(edit, map)))
  return {
    edits: isHome ? edits : edits.map(withoutOwner),
    things: edits.flatMap(thingOf),
    forbidden,
    problem:
      forbidden.length === 0
        ? null
        : `${formatCount(countHexes(forbidden), 'hex is', 'hexes are')} taken or off the board: paste where there is room.`,
  }
}

/** Creates a generator of unused names: “Vex” if it is free, else “Vex 2”; each name is returned once. */
function createFreshNames({ stars }: StarMap): (name: string) => string {
  const taken = new Set(stars.map(({ name }) => name.toLowerCase()))
  return (wanted) => {
    const stem = wanted.replace(/ \d{1,6}$/, '')
    let name = wanted
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem.slice(0, LONGEST_STEM)} ${number}`
    taken.add(name.toLowerCase())
    return name
  }
}

/** Leaves room for a numeric suffix. */
const LONGEST_STEM = 73

const withName = (fields: FieldsOf<'add-star'>, nameOf: (name: string) => string): FieldsOf<'add-star'> =>
  fields.name === undefined ? fields : { ...fields, name: nameOf(fields.name) }

const addStar = (id: string, place: HexPlace, fields: FieldsOf<'add-star'>): ClusterEdit => ({
  type: 'add-star',
  id,
  ...place,
  fields,
})
const addLabel = (id: string, fields: FieldsOf<'add-label'>): ClusterEdit => ({ type: 'add-label', id, fields })
const addFleet = (id: string, fields: FieldsOf<'add-fleet'>): ClusterEdit => ({ type: 'add-fleet', id, fields })

function addRoute(
  id: string,
  [fromStarId, toStarId]: readonly [string, string],
  fields: FieldsOf<'add-route'>,
): ClusterEdit {
  return { type: 'add-route', id, fromStarId, toStarId, fields }
}

function addRegion(id: string, fields: FieldsOf<'add-region'>, hexes: HexRuns): ClusterEdit {
  return { type: 'add-region', id, fields, hexes: copyHexRuns(hexes) }
}

/** Removes owners, which may not exist in this cluster. */
function withoutOwner(edit: ClusterEdit): ClusterEdit {
  if (edit.type === 'add-star') return { ...edit, fields: { ...edit.fields, factionId: null } }
  return edit.type === 'add-fleet' ? { ...edit, fields: { ...edit.fields, factionId: null } } : edit
}

/** Hexes of an edit that are off the board or already have a star. */
function badPlaces(edit: ClusterEdit, map: StarMap): HexPlace[] {
  const off = (place: HexPlace) => !isOnBoard(place, map.board)
  switch (edit.type) {
    case 'add-star':
      return off(edit) || map.findStarAt(edit) ? [edit] : []
    case 'add-label':
    case 'add-fleet':
      return off(edit.fields) ? [edit.fields] : []
    case 'add-region':
      return [...iterateHexes(edit.hexes)].filter(off)
    default:
      return []
  }
}

function thingOf(edit: ClusterEdit): MapThingRef[] {
  switch (edit.type) {
    case 'add-star':
      return [{ kind: 'star', id: edit.id }]
    case 'add-label':
      return [{ kind: 'label', id: edit.id }]
    case 'add-fleet':
      return [{ kind: 'fleet', id: edit.id }]
    case 'add-region':
      return [{ kind: 'region', id: edit.id }]
    default:
      return []
  }
}

function stepsFrom(middle: HexPlace, { board }: StarMap): (place: HexPlace) => HexCube {
  const centre = toCube(middle, board)
  return (place) => {
    const { q, r } = toCube(place, board)
    return { q: q - centre.q, r: r - centre.r }
  }
}

function placesFrom(middle: HexPlace, { board }: StarMap): (step: HexCube) => HexPlace {
  const centre = toCube(middle, board)
  return ({ q, r }) => fromCube({ q: q + centre.q, r: r + centre.r }, board)
}

function unplaced<Fields extends object>(
  { id: _, version: __, row, column, ...fields }: Fields & HexPlace & { readonly id: string; readonly version: number },
  at: (place: HexPlace) => HexCube,
) {
  return { at: at({ row, column }), fields }
}

function routesAmong(map: StarMap, places: ReadonlyMap<string, number>): MapSnippet['routes'] {
  return [...places].flatMap(([starId, from]) =>
    map.routesOf(starId).flatMap(({ id: _, version: __, fromStarId, toStarId, ...fields }) => {
      const to = places.get(toStarId)
      return fromStarId === starId && to !== undefined ? [{ from, to, fields }] : []
    }),
  )
}
