import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RankedTurn } from '#shared/games/space-planes/questions.ts'
import type { BattleDesk } from '../battle-desk.ts'
import { prepareShot } from './press-ship.ts'

/** Fills the draft with a ranked turn: its manoeuvre with all parts, or else its shot. */
export function takeTurn(
  drafting: BattleDesk['drafting'],
  battle: BattleView,
  { manoeuvre, shot }: Pick<RankedTurn, 'manoeuvre' | 'shot'>,
): void {
  if (manoeuvre === null) return shot === null ? undefined : prepareShot(drafting, battle, shot)
  const { ship, name, parts } = manoeuvre
  drafting.focus([ship])
  drafting.choose(`manoeuvre:${name}:${ship}`)
  for (const [index, part] of parts.entries()) drafting.setInput(`parts.${index}`, part)
}
