import { listUnitsLockedWith } from '#main/games/planet28/battle/transaction.ts'
import { sumHitPoints, type SideKnowledge } from '../side-knowledge.ts'
import type { Bot } from './bot.ts'
import { generatePeopleOrders } from './captain-people.ts'
import { generateVehicleOrders } from './captain-vehicles.ts'
import { listBoardOrders, listFreePilotBoardOrders, generatePassengerOrders } from './rides.ts'

/**
 * Stronger bot, chosen by ruling (`director` captain). It weighs attacks by their exact odds, remembers enemies its
 * side saw, and keeps a stance.
 */
export const CAPTAIN_BOT: Bot = {
  mayPush: true,
  muster,
  ideas(outlook, unit) {
    if (unit.kind === 'vehicle') return generateVehicleOrders(outlook, unit)
    return unit.aboard === null ? generatePeopleOrders(outlook, unit) : generatePassengerOrders(outlook, unit)
  },
  *afterwards(outlook, unit) {
    if (unit.kind === 'vehicle' || listUnitsLockedWith(outlook.battle, unit.id).length > 0) return
    yield* listFreePilotBoardOrders(outlook, unit)
    yield* listBoardOrders(outlook, unit).filter(({ command }) => command.type === 'embark')
  },
}

/**
 * Stance of a side by hit points against the known enemies: press from 80 %, fall back below 40 %, else hold. It also
 * presses if no enemy is known, or if it is behind near the last turn.
 */
function muster({ side, battle, mind }: SideKnowledge): Pick<SideKnowledge['mind'], 'stance' | 'why'> {
  const known = Object.values(mind.seen)
  const own = battle.units.reduce((sum, unit) => sum + (unit.side === side ? sumHitPoints(unit) : 0), 0)
  const theirs = known.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  if (known.length === 0) return { stance: 'press', why: 'Press: nobody was seen yet, so it goes and looks.' }
  const numbers = `${own} hit points of its own against ${theirs} of theirs that it knows of`
  if (battle.turn >= battle.turns - 1 && own < theirs)
    return { stance: 'press', why: `Press: it is behind, with ${numbers}, and the last turn is near.` }
  if (own >= 0.8 * theirs) return { stance: 'press', why: `Press: ${numbers}.` }
  return own < 0.4 * theirs
    ? { stance: 'fall-back', why: `Fall back: only ${numbers}.` }
    : { stance: 'hold', why: `Hold: ${numbers}.` }
}
