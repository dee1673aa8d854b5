import {
  BODY_KINDS,
  PARENT_KINDS_BY_BODY_KIND,
  type Body,
  type BodyKind,
  type BodySize,
  listBodiesAt,
  listBodiesInTreeOrder,
  MAX_BODIES,
} from '#shared/cluster/system/body.ts'
import type { BodyView } from '#shared/contract/star-systems.ts'

/** Kinds that may lie at a parent; null for the star. */
export function listBodyKindsAt(parent: Pick<Body, 'kind'> | null): BodyKind[] {
  const parentKind = parent?.kind ?? 'star'
  return BODY_KINDS.filter((kind) => PARENT_KINDS_BY_BODY_KIND[kind].includes(parentKind))
}

/** Kinds that a body can change to, given its parent and its satellites. */
export function listKindsBodyCanBecome(bodies: readonly Body[], body: Body): BodyKind[] {
  const parent = bodies.find(({ id }) => id === body.parentId) ?? null
  const below = listBodiesAt(bodies, body.id)
  return listBodyKindsAt(parent).filter((kind) =>
    below.every((child) => PARENT_KINDS_BY_BODY_KIND[child.kind].includes(kind)),
  )
}

/** Bodies that a body can orbit; null stands for the star. */
export function listPossibleBodyParents<Item extends Body>(bodies: readonly Item[], body: Body): (Item | null)[] {
  const below = new Set([body.id, ...listBodiesInTreeOrder(bodies, body.id).map((item) => item.body.id)])
  const allowed: readonly string[] = PARENT_KINDS_BY_BODY_KIND[body.kind]
  const parents = listBodiesInTreeOrder(bodies).map((item) => item.body)
  return [
    ...(allowed.includes('star') ? [null] : []),
    ...parents.filter(({ id, kind }) => !below.has(id) && allowed.includes(kind)),
  ]
}

/** Creates a body in the outermost free orbit at a parent. */
export function createBody(bodies: readonly Body[], fields: Pick<Body, 'id' | 'parentId' | 'kind' | 'name'>): BodyView {
  const size: BodySize = fields.kind === 'giant' ? 4 : 2
  const orbit = findNextOrbit(bodies, fields.parentId)
  return { ...fields, orbit, size, notes: '', publicNotes: '', isHidden: false, links: [], agendaIds: [] }
}

/** Removes a body and what lies at it. */
export function removeBody<Item extends Body>(bodies: readonly Item[], id: string): Item[] {
  const gone = new Set([id, ...listBodiesInTreeOrder(bodies, id).map(({ body }) => body.id)])
  return bodies.filter((body) => !gone.has(body.id))
}

/** Lets a body lie at another parent, in the outermost free orbit there. */
export function reparentBody<Item extends Body>(bodies: readonly Item[], id: string, parentId: string | null): Item[] {
  const orbit = findNextOrbit(bodies, parentId)
  return bodies.map((body) => (body.id === id ? { ...body, parentId, orbit } : body))
}

/** Swaps a body with its neighbour at the same parent: -1 for the inner one, 1 for the outer one. */
export function swapBodyWithSibling<Item extends Body>(bodies: readonly Item[], id: string, step: -1 | 1): Item[] {
  const body = bodies.find((item) => item.id === id)
  const neighbour = body && findSiblingBody(bodies, body, step)
  if (!body || !neighbour) return [...bodies]
  return bodies.map((item) => {
    if (item === body) return { ...item, orbit: neighbour.orbit }
    return item === neighbour ? { ...item, orbit: body.orbit } : item
  })
}

/** The next body at the same parent: -1 for inwards, 1 for outwards. */
export function findSiblingBody<Item extends Body>(bodies: readonly Item[], body: Body, step: -1 | 1): Item | null {
  const siblings = listBodiesAt(bodies, body.parentId)
  return siblings[siblings.findIndex(({ id }) => id === body.id) + step] ?? null
}

/** The orbit beyond the outermost body at a parent; a free one further inwards where there is none beyond. */
function findNextOrbit(bodies: readonly Body[], parentId: string | null): number {
  const taken = listBodiesAt(bodies, parentId).map(({ orbit }) => orbit)
  const next = (taken.at(-1) ?? 0) + 1
  if (next <= MAX_BODIES) return next
  return (
    Array.from({ length: MAX_BODIES }, (_, index) => MAX_BODIES - index).find((orbit) => !taken.includes(orbit)) ?? next
  )
}
