import type { ClusterEdit, StarView } from '../../../../src-shared/contract/cluster.ts'
import { type HexPlace, isSameHex } from '../../../../src-shared/kit/hex.ts'
import type { StarMap } from '../star-map.ts'
import type { Step, Tool } from './tool.ts'

/** What is pressed: a star by its id, or an empty hex; null while nothing is. */
export type SelectState = { readonly held: string | null } | null

/** Looks at a star by a click, and moves it by a drag. */
export const selectTool: Tool<SelectState> = {
  id: 'select',
  idle: null,
  on(state, event, map): Step<SelectState> {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    const there = map.findStarAt(event.hex)
    if (event.type === 'down')
      return there ? { state: { held: there.id }, select: there.id } : { state: { held: null } }
    const star = map.findStar(state?.held ?? null)
    const moved = star ? moveTo(star, event.hex, map) : []
    if (event.type === 'move') return { state, preview: moved }
    if (moved.length > 0) return { state: null, commit: { edits: moved } }
    return state?.held === null ? { state: null, select: null } : { state: null }
  },
}

function moveTo({ id, version, ...star }: StarView, hex: HexPlace | null, map: StarMap): ClusterEdit[] {
  if (!hex || isSameHex(hex, star) || map.findStarAt(hex)) return []
  return [{ type: 'move-star', id, version, row: hex.row, column: hex.column }]
}
