import { DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import { type AddedStar, getHexKey, type MirroringState } from './mirroring.ts'

type EditOf<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type }>

/** Mirrors stars that are added or removed, and changes of rating, size and type. */
export function addMirroredStars(mirroring: MirroringState): void {
  const { given, added } = mirroring
  for (const edit of given) if (edit.type === 'add-star') added.set(getHexKey(edit), addedStar(edit))
  const touched = new Set(given.flatMap((edit) => (isStarEdit(edit) ? [edit.id] : [])))
  for (const edit of given)
    if (edit.type === 'add-star') addPartners(edit, mirroring)
    else if (isStarEdit(edit)) changePartners(edit, touched, mirroring)
}

function isStarEdit(edit: ClusterEdit): edit is EditOf<'change-star' | 'remove-star'> {
  return edit.type === 'change-star' || edit.type === 'remove-star'
}

function addPartners(edit: EditOf<'add-star'>, mirroring: MirroringState): void {
  const { map, newId, transforms, partners, added, leftOut, problems } = mirroring
  const { rating } = addedStar(edit)
  for (const transform of transforms) {
    const place = transform(edit)
    const drawn = added.get(getHexKey(place))
    if (drawn && drawn.rating !== rating) problems.push('Two of the new stars would be partners of different ratings.')
    if (drawn || isSameHex(place, edit)) continue
    const there = map.findStarAt(place)
    if (there ? there.rating !== rating : !isOnBoard(place, map.board)) leftOut.push(place)
    if (there || !isOnBoard(place, map.board)) continue
    const { name: _name, notes: _notes, publicNotes: _public, factionId: _owner, ...fields } = edit.fields
    const id = newId()
    added.set(getHexKey(place), { id, rating, ...place })
    partners.push({ type: 'add-star', id, ...place, fields })
  }
}

function addedStar({
  id,
  row,
  column,
  fields: { rating = DEFAULT_STAR_FIELDS.rating },
}: EditOf<'add-star'>): AddedStar {
  return { id, row, column, rating }
}

/**
 * The counterpart is the star of equal rating in the mirrored hex. Its name, notes, tags and owner are not mirrored.
 */
function changePartners(
  edit: EditOf<'change-star' | 'remove-star'>,
  touched: Set<string>,
  { map, transforms, partners }: MirroringState,
): void {
  const star = map.findStar(edit.id)
  if (!star) return
  for (const transform of transforms) {
    const partner = map.findStarAt(transform(star))
    if (!partner || partner.rating !== star.rating || touched.has(partner.id)) continue
    const { id, version } = partner
    const fields = edit.type === 'change-star' ? sharedFields(edit.fields) : null
    if (fields && Object.keys(fields).length === 0) continue
    touched.add(id)
    partners.push(fields ? { type: 'change-star', id, version, fields } : { type: 'remove-star', id, version })
  }
}

function sharedFields({ rating, size, type, isHomeworld }: EditOf<'change-star'>['fields']) {
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(size === undefined ? {} : { size }),
    ...(type === undefined ? {} : { type }),
    ...(isHomeworld === undefined ? {} : { isHomeworld }),
  }
}
