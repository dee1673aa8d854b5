import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'

/** An edit of one or several types. */
export type EditOfType<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type }>

/** All kinds of map objects except stars and routes, which have labels of their own. */
export type MapKindExceptStarAndRoute = Exclude<MapKind, 'star' | 'route'>

/** Verb of an edit, and the kind of objects it affects. */
interface EditParts {
  readonly verb: 'add' | 'change' | 'remove' | 'paint' | 'link' | 'unlink'
  readonly kind: MapKind
}

/** Splits the type of an edit into verb and kind. Paint edits always affect regions. */
export function splitEditType({ type }: ClusterEdit): EditParts {
  if (type === 'paint') return { verb: 'paint', kind: 'region' }
  const [verb, kind] = type.split('-')
  return { verb, kind } as EditParts // the types of edits are spelled so: edit-parts.test.ts
}
