import { lockedWith } from '#main/games/planet28/battle/scene.ts'
import { hitPointsOf, type Outlook } from '../outlook.ts'
import { captainOfPeople } from './captain-people.ts'
import { captainOfVehicles } from './captain-vehicles.ts'
import type { Director } from './director.ts'
import { boardIdeas, pilotsIn, rideIdeas } from './rides.ts'

/** A cleverer director, by ruling (`director` captain): it weighs attacks by their exact odds, remembers whom its side saw, and keeps a stance. */
export const CAPTAIN: Director = {
  mayPush: true,
  muster,
  ideas(outlook, unit) {
    if (unit.kind === 'vehicle') return captainOfVehicles(outlook, unit)
    return unit.aboard === null ? captainOfPeople(outlook, unit) : rideIdeas(outlook, unit)
  },
  *afterwards(outlook, unit) {
    if (unit.kind === 'vehicle' || lockedWith(outlook.battle, unit.id).length > 0) return
    yield* pilotsIn(outlook, unit)
    yield* boardIdeas(outlook, unit).filter(({ command }) => command.type === 'embark')
  },
}

/** What a side is about: forward while it is not the weaker one, back while it is much weaker, else where it stands. */
function muster({ side, battle, mind }: Outlook): Pick<Outlook['mind'], 'stance' | 'why'> {
  const known = Object.values(mind.seen)
  const own = battle.units.reduce((sum, unit) => sum + (unit.side === side ? hitPointsOf(unit) : 0), 0)
  const theirs = known.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  if (known.length === 0) return { stance: 'press', why: 'Press: nobody was seen yet, so it goes and looks.' }
  const numbers = `${own} hit-points of its own against ${theirs} of theirs that it knows of`
  if (battle.turn >= battle.turns - 1 && own < theirs)
    return { stance: 'press', why: `Press: it is behind, with ${numbers}, and the last turn is near.` }
  if (own >= 0.8 * theirs) return { stance: 'press', why: `Press: ${numbers}.` }
  return own < 0.4 * theirs
    ? { stance: 'fall-back', why: `Fall back: only ${numbers}.` }
    : { stance: 'hold', why: `Hold: ${numbers}.` }
}
