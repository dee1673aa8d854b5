import {
  type Body,
  BODY_LABELS,
  PARENT_KINDS_BY_BODY_KIND,
  listBodiesAt,
  MAX_BODIES,
} from '#shared/cluster/system/body.ts'
import { layOutSystemDiagram } from '#shared/cluster/system/diagram.ts'

/** Width of the diagram in which overlaps are looked for: the text area of an A4 page, in mm. */
const PAGE_WIDTH = 180

/** Lists bodies that are not joined to the star, lie where their kind cannot, or share an orbit. */
export function listBodyTreeProblems(bodies: readonly Body[]): string[] {
  const byId = new Map(bodies.map((body) => [body.id, body]))
  return [
    ...(bodies.length > MAX_BODIES ? [`There are ${bodies.length} bodies: at most ${MAX_BODIES}.`] : []),
    ...(byId.size < bodies.length ? ['Two bodies have the same id.'] : []),
    ...bodies.flatMap((body) => listBodyProblems(body, byId)),
    ...[null, ...byId.keys()].flatMap((parentId) => listSharedOrbits(bodies, parentId)),
  ]
}

function listBodyProblems({ name, kind, parentId }: Body, byId: ReadonlyMap<string, Body>): string[] {
  const seen = new Set<string>()
  for (let at = parentId; at !== null;) {
    const parent = byId.get(at)
    if (parent === undefined || seen.has(at)) return [`${name} is not joined to the star.`]
    seen.add(at)
    at = parent.parentId
  }
  const parentKind = parentId === null ? 'star' : byId.get(parentId)?.kind
  if (parentKind !== undefined && PARENT_KINDS_BY_BODY_KIND[kind].includes(parentKind)) return []
  return [`${name} is a ${BODY_LABELS[kind].toLowerCase()} at a ${parentKind ?? 'body that is gone'}.`]
}

function listSharedOrbits(bodies: readonly Body[], parentId: string | null): string[] {
  const orbits = Map.groupBy(listBodiesAt(bodies, parentId), ({ orbit }) => orbit)
  return [...orbits.values()].flatMap(([first, second]) =>
    first && second ? [`${first.name} and ${second.name} share an orbit.`] : [],
  )
}

/** Lists marks and names that overlap in the diagram. */
export function listDiagramOverlaps(bodies: readonly Body[]): string[] {
  const boxes = layOutSystemDiagram(bodies, PAGE_WIDTH).bodies.flatMap(({ body, x, y, radius, label }) => [
    { name: body.name, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    { name: body.name, left: label.x, right: label.x + label.width, top: label.y - 2.5, bottom: label.y + 0.8 },
  ])
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name} overlap in the diagram.`),
  )
}
