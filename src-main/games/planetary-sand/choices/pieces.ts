import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Piece } from '#shared/match/protocol.ts'
import type { ChoiceContext } from './choice-context.ts'

/** Lists the figures and machines that a side controls, figures first. */
export function listOwnPieces({ figures, machines }: Battle, side: string): (Figure | Machine)[] {
  return [...figures, ...machines].filter((piece) => piece.side === side && isUsable(piece))
}

/** The own pieces in focus, in the order of the focus: the first one leads. */
export function listFocusedPieces({ battle, seat, pieces }: ChoiceContext): (Figure | Machine)[] {
  const own = new Map(listOwnPieces(battle, seat).map((piece) => [piece.id, piece]))
  return pieces.flatMap((id) => own.get(id) ?? [])
}

/** Whether a figure or machine is on the field and controlled by its side. */
function isUsable(piece: Figure | Machine): boolean {
  return 'kind' in piece ? piece.status === 'able' || piece.status === 'returning' : !piece.isWreck
}

/** Lists the units of a side that are left. */
export function listRemainingUnits(battle: Battle, side: string): string[] {
  return [...new Set(listOwnPieces(battle, side).map(({ unit }) => unit))]
}

/** Whether a piece has used its move of this turn (SAND-TURN-1). */
export function hasUsedMove({ turn }: Battle, { used }: Figure | Machine): boolean {
  return used?.turn === turn
}

/** Whether a piece has a place in its deployment. Without a map everything stands in its own zone (SAND-SET-1). */
export function isPlaced({ fieldMm }: Battle, { at, inside }: Figure | Machine): boolean {
  return fieldMm === null || at !== null || inside !== null
}

/** Describes a piece for a seat to choose. */
export function buildMatchPiece(piece: Figure | Machine, isDone: boolean): Piece {
  return { id: piece.id, label: piece.id, group: piece.unit, note: formatPosition(piece), isDone }
}

/** Formats a position as players name it: “own zone, at the mast, in cover”. */
function formatPosition({ inside, near, zone, cover, river, side }: Figure | Machine): string {
  if (inside !== null) return `in ${inside}`
  const parts = [
    zone === null ? 'No Man’s Land' : zone === side ? 'own zone' : 'enemy zone',
    ...(near === null ? [] : [`at ${near}`]),
    ...(cover === null ? [] : ['in cover']),
    ...(river === null ? [] : [river === 'bank' ? 'on the bank' : 'in the water']),
  ]
  return parts.join(', ')
}
