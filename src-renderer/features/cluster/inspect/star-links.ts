import { THING_KIND_DISPLAYS } from '#renderer/ui/thing-kinds.ts'
import type { Suggestion } from '#renderer/ui/types.ts'
import { STAR_LINK_KINDS, type StarLinkKind } from '#shared/cluster/chart.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { SearchHit } from '#shared/contract/search.ts'
import type { ThingKind } from '#shared/things.ts'

const MOST_OFFERED = 10

/** A thing that stars may or may not be linked to. */
type Found = Pick<Thing, 'kind' | 'id'>

/** Search hits of some kinds that are not linked yet. */
export function listStarLinkSuggestions(
  hits: readonly SearchHit[],
  links: readonly Thing[],
  kinds: readonly ThingKind[],
): readonly Suggestion[] {
  const linked = new Set(links.map(keyOf))
  return hits
    .filter((hit) => kinds.includes(hit.thing.kind) && !linked.has(keyOf(hit.thing)))
    .slice(0, MOST_OFFERED)
    .map((hit) => ({
      value: keyOf(hit.thing),
      label: hit.thing.name,
      hint: THING_KIND_DISPLAYS[hit.thing.kind].label,
      icon: THING_KIND_DISPLAYS[hit.thing.kind].icon,
    }))
}

/** Builds the edit that links a star to a thing or removes the link; null for things that stars cannot be linked to. */
export function buildStarLinkEdit(
  type: 'link-star' | 'unlink-star',
  starId: string,
  { kind, id }: Found,
): ClusterEdit | null {
  const linkable = linkKindOf(kind)
  return linkable === null ? null : { type, starId, kind: linkable, id }
}

function linkKindOf(kind: Found['kind']): StarLinkKind | null {
  return STAR_LINK_KINDS.find((starLinkKind) => starLinkKind === kind) ?? null
}

function keyOf({ kind, id }: Found): string {
  return `${kind}/${id}`
}
