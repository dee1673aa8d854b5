import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'

/** An edit of one type, or of some. */
export type EditOfType<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type }>

/** Kinds that are neither joined nor joining: stars and routes have words of their own. */
export type PlainKind = Exclude<MapKind, 'star' | 'route'>

/** What an edit does, and to which kind of things. */
interface EditParts {
  readonly verb: 'add' | 'change' | 'remove' | 'paint' | 'link' | 'unlink'
  readonly kind: MapKind
}

/** The two halves of an edit's type; paint is a matter of regions. */
export function splitEditType({ type }: ClusterEdit): EditParts {
  if (type === 'paint') return { verb: 'paint', kind: 'region' }
  const [verb, kind] = type.split('-')
  return { verb, kind } as EditParts // the types of edits are spelled so: edit-parts.test.ts
}
