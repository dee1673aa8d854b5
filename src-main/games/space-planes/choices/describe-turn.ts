import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Turn } from '#shared/match/protocol.ts'

/** Whose turn it is. Nothing in a battle is hidden from other seats. */
export function describeTurn(view: BattleView): Turn {
  if (view.phase === 'over') return { text: 'Over', waitsFor: [], isSecret: false }
  const text = view.phase === 'placing' ? 'Placing' : `Turn ${view.turn}`
  return { text, waitsFor: listAwaitedSeats(view), isSecret: false }
}

/**
 * The seats that must act. By mail: those that have not joined, then the seat whose mail places all ships, the owner of
 * a ship that was shot at, whose answer brings the cards, or else the active seat (SP-MAIL-1 to SP-MAIL-3).
 */
function listAwaitedSeats({ seats, active, phase, ships, mail }: BattleView): readonly string[] {
  if (!mail) return [active]
  const { joined, drawsPlaces, aimed } = mail
  if (joined.length < seats.length) return seats.filter((seat) => !joined.includes(seat))
  if (phase === 'placing' && drawsPlaces !== undefined) return [drawsPlaces]
  const target = ships.find(({ id }) => id === aimed?.target)
  return [target?.owner ?? active]
}
