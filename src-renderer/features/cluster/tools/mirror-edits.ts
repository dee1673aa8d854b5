import { type HexTransform, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { iterateHexes, type HexRuns, buildHexRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import { isOnBoard } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import { addMirroredMoves } from './add-mirrored-moves.ts'
import { addMirroredRoutes } from './add-mirrored-routes.ts'
import { addMirroredStars } from './add-mirrored-stars.ts'
import type { AddedStar, MirroringState } from './mirroring.ts'
import { copyHexRuns } from './plan-move.ts'
import type { ToolMapContext } from './tool.ts'

/** Edits with their mirrored counterparts. Labels, notes and fleets are not mirrored. */
export interface MirroredEdits {
  readonly edits: readonly ClusterEdit[]
  /** Why the gesture is incompatible with the symmetry, or null. */
  readonly problem: string | null
  /** Mirrored hexes that are omitted because they are taken or off the board. */
  readonly leftOut: HexRuns
}

/**
 * Adds the mirrored counterparts of a gesture: everything that is added, moved, removed, rated, joined or painted is
 * repeated for every image under the symmetry.
 */
export function mirrorEdits(
  given: readonly ClusterEdit[],
  { map, symmetry, newId }: Pick<ToolMapContext, 'map' | 'symmetry' | 'newId'>,
): MirroredEdits {
  const transforms = listSymmetryTransforms(symmetry, map.board)
  if (transforms.length === 0) return { edits: given, problem: null, leftOut: [] }
  const open = { partners: [], problems: [], leftOut: [], added: new Map<string, AddedStar>() }
  const mirroring: MirroringState = { map, newId, transforms, given, ...open }
  addMirroredStars(mirroring)
  addMirroredMoves(mirroring)
  addMirroredRoutes(mirroring)
  const edits = [...given.map((edit) => mirrorPaint(edit, mirroring)), ...mirroring.partners]
  return { edits, problem: mirroring.problems[0] ?? null, leftOut: buildHexRuns(mirroring.leftOut) }
}

/** Paints the hexes of a region or of the fog together with all their images. */
function mirrorPaint(edit: ClusterEdit, { map, transforms }: MirroringState): ClusterEdit {
  const whole = (runs: HexRuns) => copyHexRuns(withPartners(runs, map, transforms))
  if (edit.type === 'paint') return { ...edit, add: whole(edit.add), remove: whole(edit.remove) }
  return edit.type === 'add-region' ? { ...edit, hexes: whole(edit.hexes) } : edit
}

function withPartners(runs: HexRuns, { board }: StarMap, transforms: readonly HexTransform[]): HexRuns {
  if (runs.length === 0) return runs
  const places = [...iterateHexes(runs)]
  const partners = transforms.flatMap((transform) => places.map(transform).filter((place) => isOnBoard(place, board)))
  return uniteRuns(runs, buildHexRuns(partners))
}
