import type { ThingKind } from '#shared/things.ts'

/** Kinds of bodies and places of a star system, in the order of the campaign file's checks: a new one goes last. */
export const BODY_KINDS = ['planet', 'giant', 'belt', 'moon', 'station', 'settlement', 'ruin'] as const
export type BodyKind = (typeof BODY_KINDS)[number]

/** Kinds of bodies that each kind may orbit or lie on. `star` means that it orbits the star itself. */
export const PARENT_KINDS_BY_BODY_KIND: Readonly<Record<BodyKind, readonly (BodyKind | 'star')[]>> = {
  planet: ['star'],
  giant: ['star'],
  belt: ['star'],
  moon: ['planet', 'giant'],
  station: ['star', 'planet', 'giant', 'belt', 'moon'],
  settlement: ['planet', 'moon', 'belt'],
  ruin: ['star', 'planet', 'giant', 'belt', 'moon'],
}

export const BODY_LABELS: Readonly<Record<BodyKind, string>> = {
  planet: 'Planet',
  giant: 'Gas giant',
  belt: 'Asteroid belt',
  moon: 'Moon',
  station: 'Station',
  settlement: 'Settlement',
  ruin: 'Ruin',
}

/** Sizes of a body, from a rock or an outpost to a giant or a city of millions. */
export const BODY_SIZES = [1, 2, 3, 4, 5] as const
export type BodySize = (typeof BODY_SIZES)[number]

/** Most bodies of one star. */
export const MAX_BODIES = 60

/** A body, station or settlement of a star system. */
export interface Body {
  readonly id: string
  /** The body it lies at or orbits; null for the star. */
  readonly parentId: string | null
  readonly kind: BodyKind
  readonly name: string
  /** Its place among what lies at the same parent, from 1, outwards. */
  readonly orbit: number
  readonly size: BodySize
}

/** A body of the campaign: with texts, and what it is linked to. `notes` are the gamemaster's. */
export interface SystemBody extends Body {
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
  /** Pages that have to do with it, such as its owner, a force, a scenario or an entry. */
  readonly links: readonly { readonly kind: ThingKind; readonly id: string }[]
  /** Hidden agendas that have to do with it: for the gamemaster only. Missing for none. */
  readonly agendaIds?: readonly string[] | undefined
}

/** Bodies at a parent (null for the star), from the innermost outwards. */
export function listBodiesAt<Item extends Body>(bodies: readonly Item[], parentId: string | null): Item[] {
  return bodies.filter((body) => body.parentId === parentId).toSorted((a, b) => a.orbit - b.orbit)
}

/** All bodies in the order of a list: each followed by what lies at it. `depth` is 0 for what orbits the star. */
export function listBodiesInTreeOrder<Item extends Body>(
  bodies: readonly Item[],
  parentId: string | null = null,
  depth = 0,
): { readonly body: Item; readonly depth: number }[] {
  return listBodiesAt(bodies, parentId).flatMap((body) => [
    { body, depth },
    ...(depth < MAX_DEPTH ? listBodiesInTreeOrder(bodies, body.id, depth + 1) : []),
  ])
}

/** Bodies that players may know of. What lies at a hidden body is hidden, too, and no gap in the orbits tells of it. */
export function listKnownBodies<Item extends Body & { readonly isHidden: boolean }>(bodies: readonly Item[]): Item[] {
  const byId = new Map(bodies.map((body) => [body.id, body]))
  const isKnown = ({ isHidden, parentId }: Item): boolean => {
    const parent = parentId === null ? null : byId.get(parentId)
    return !isHidden && (parent === null || (parent !== undefined && isKnown(parent)))
  }
  const known = bodies.filter(isKnown)
  return known.map((body) => ({
    ...body,
    orbit: 1 + known.filter(({ parentId, orbit }) => parentId === body.parentId && orbit < body.orbit).length,
  }))
}

/** Renames the ids of bodies to `1`, `2` and so on, in the order of the list, so that they tell nothing. */
export function renumberBodyIds<Item extends Body>(bodies: readonly Item[]): Item[] {
  const numbers = new Map(bodies.map(({ id }, index) => [id, String(index + 1)]))
  return replaceBodyIds(bodies, (id) => numbers.get(id) ?? id)
}

/** Replaces the ids of bodies, also where others lie at them. */
export function replaceBodyIds<Item extends Body>(bodies: readonly Item[], rename: (id: string) => string): Item[] {
  return bodies.map((body) => ({
    ...body,
    id: rename(body.id),
    parentId: body.parentId === null ? null : rename(body.parentId),
  }))
}

/** Deepest chain that the kinds allow: a settlement on a moon of a planet. */
const MAX_DEPTH = 3
