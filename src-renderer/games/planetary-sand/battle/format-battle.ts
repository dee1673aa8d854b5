import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { FIGURE_STATUS_LABELS } from '#shared/games/planetary-sand/status-labels.ts'
import { FIGURES } from '#shared/games/planetary-sand/tables/figures.ts'
import { MACHINES } from '#shared/games/planetary-sand/tables/machines.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatList } from '#shared/kit/format.ts'

/** Formats the type and equipment of a figure or machine. */
export function formatPieceTypeAndWeapon(piece: Figure | Machine): string {
  const title = 'kind' in piece ? FIGURES[piece.kind].title : MACHINES[piece.type].title
  const weapon = piece.weapon === null ? '' : `, ${WEAPONS[piece.weapon].title.toLowerCase()}`
  return `${title}${weapon}`
}

/** Lists all figures and machines of a side, figures first. */
export function listPiecesOfSide({ figures, machines }: Battle, side: string): (Figure | Machine)[] {
  return [...figures, ...machines].filter((piece) => piece.side === side)
}

/** Formats the state of a figure or machine, with its guard. Null if it is able and there is nothing to report. */
export function formatPieceState({ captives }: Battle, piece: Figure | Machine): string | null {
  if (!('kind' in piece)) return piece.isWreck ? 'wreck' : null
  if (piece.status === 'able') return null
  const guards = captives.find(({ men }) => men.includes(piece.id))?.guards ?? []
  const unarmed = piece.status === 'returning' && !piece.isArmed ? ', unarmed' : ''
  return `${FIGURE_STATUS_LABELS[piece.status]}${unarmed}${guards.length === 0 ? '' : `, guarded by ${formatList(guards)}`}`
}

/** Returns the side that moves now, or else the first one that has not finished (SAND-TURN-1). */
export function getActiveSide({ phase, sides, first, ready }: Battle): string {
  const second = sides.find((side) => side !== first) ?? first
  if (phase === 'move-first') return first
  if (phase === 'move-second') return second
  return sides.find((side) => !ready.includes(side)) ?? first
}

/** Formats a position in terms of the table. */
export function formatPiecePosition({ inside, near, zone, cover, river, side }: Figure | Machine): string {
  if (inside !== null) return `in ${inside}`
  const parts = [
    zone === null ? 'No Man’s Land' : zone === side ? 'own zone' : 'enemy zone',
    ...(near === null ? [] : [`at ${near}`]),
    ...(cover === null ? [] : ['in cover']),
    ...(river === null ? [] : [river === 'bank' ? 'on the bank' : 'in the water']),
  ]
  return parts.join(', ')
}
