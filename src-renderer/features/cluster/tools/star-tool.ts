import type { ClusterEdit } from '../../../../src-shared/contract/cluster.ts'
import { type HexPlace, isSameHex } from '../../../../src-shared/kit/hex.ts'
import type { Tool } from './tool.ts'

/** The empty hex that was pressed, or null. */
export type StarState = { readonly pressed: HexPlace } | null

/** Draws a star of the chosen rating in an empty hex; on a star it selects. */
export function starTool(rating: number): Tool<StarState> {
  const draw = ({ row, column }: HexPlace): ClusterEdit => ({ type: 'add-star', row, column, rating, name: null })
  return {
    id: 'star',
    idle: null,
    on(state, event, map) {
      if (event.type === 'cancel' || event.type === 'leave' || !event.hex) return { state: null }
      const { hex } = event
      const there = map.findStarAt(hex)
      if (event.type === 'down' && there) return { state: null, select: there.id }
      if (there) return { state: null }
      if (event.type === 'down') return { state: { pressed: hex }, preview: [draw(hex)] }
      if (event.type === 'move') return { state, preview: [draw(hex)] }
      return state && isSameHex(state.pressed, hex) ? { state: null, commit: { edits: [draw(hex)] } } : { state: null }
    },
  }
}
