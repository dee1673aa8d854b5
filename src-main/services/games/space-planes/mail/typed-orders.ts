import { createGivenDice } from '#main/games/kit/dice.ts'
import type { LogEntry } from '#main/games/kit/replay.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { decide } from '#main/games/space-planes/decide.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { formatNearestPlaceHint } from '#main/games/space-planes/nearest-place.ts'
import { createMailCommand, parseTurn, TURN_GRAMMAR } from '#main/games/space-planes/turn-text.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { LoadedMailBattle } from './mail-battle.ts'
import { findNoCardLinkRefusal } from './order-refusal.ts'

/**
 * Plays orders that a user typed at their own table. The first illegal one is refused with its position, the reason
 * and what is legal (SP-MAIL-1).
 */
export function playTypedOrders(open: LoadedMailBattle, text: string): LogEntry<Command, BattleEvent>[] {
  const { row, standing } = open
  const { orders, after, problems } = parseTurn(text)
  const [problem] = problems
  if (problem) return refuse(`Order ${problem.statement}, “${problem.text}”: ${problem.why}`)
  if (orders.length === 0) return refuse(`Write what is done, such as ${TURN_GRAMMAR[3]}`)
  let battle = standing
  return orders.map((order, at) => {
    const command = createMailCommand(order, after, row.seat)
    const spent = findNoCardLinkRefusal(open, command)
    if (spent !== null) return refuse(`Order ${at + 1}: ${spent}`)
    const decision = decide(battle, command, createGivenDice([]))
    if (!decision.ok) {
      const { message, rule } = decision.refusal
      const why = `Order ${at + 1}: ${message}${rule === null ? '' : ` (${rule})`} ${formatNearestPlaceHint(battle, command)}`
      return refuse(why.trim())
    }
    battle = evolveAll(SPACE_PLANES, battle, decision.events)
    return { command, faces: [], events: decision.events }
  })
}

function refuse(why: string): never {
  throw new RefusalError('illegal', why)
}
