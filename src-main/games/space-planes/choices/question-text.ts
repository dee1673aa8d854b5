import { formatSeatName, formatShipName } from '#shared/games/space-planes/sides.ts'
import type { AvailableChoices } from '#shared/match/protocol.ts'
import { formatNextShipName } from './placing-choices.ts'
import type { SeatContext } from './seat-context.ts'

/** The question to a seat, with an explanation. */
export type SeatQuestion = Pick<AvailableChoices, 'prompt' | 'hint'>

/** Why the seat has nothing to do but wait; null if it is to act (SP-TURN-1, SP-MAIL-1 to SP-MAIL-3). */
export function findReasonToWait({ battle, seat }: SeatContext): SeatQuestion | null {
  const { phase, active, mail, seats } = battle
  if (phase === 'over') return { prompt: 'the battle is over', hint: null }
  const missing = mail && seats.find((candidate) => mail.links[candidate] === undefined)
  if (missing !== undefined)
    return {
      prompt: `${formatSeatName(battle, missing)} has to join`,
      hint: 'Their answer to the invitation brings it.',
    }
  if (phase === 'placing' && mail?.drawsPlaces !== undefined)
    return { prompt: 'the ships are placed by chance', hint: 'A mail of the seat that invited places all of them.' }
  if (mail?.aimed) {
    const isShooter = seat === active
    const hint = isShooter ? 'The cards come with the answer to your mail.' : 'The cards go out with your next mail.'
    return { prompt: `${formatShipName(battle, mail.aimed.ship)} has shot`, hint }
  }
  return seat === active ? null : { prompt: `${formatSeatName(battle, active)} is to act`, hint: null }
}

/** What the seat is asked now. */
export function describeQuestion(context: SeatContext): SeatQuestion {
  const { battle, seat } = context
  const wait = findReasonToWait(context)
  if (wait !== null) return wait
  const { phase, done, companion, settings } = battle
  if (battle.bots?.[seat] !== undefined) return { prompt: 'a bot flies', hint: null }
  if (phase === 'placing') return describePlacing(context)
  if (companion?.roll)
    return {
      prompt: `how did the others follow the roll of ${formatShipName(battle, companion.roll.ship)}?`,
      hint: 'All other ships shift and flip, and every plane die shows the same number.',
    }
  if (done.manoeuvre !== null) return { prompt: 'who shoots?', hint: 'A shot is left in this turn.' }
  if (done.shot !== null) return { prompt: 'who flies?', hint: 'A manoeuvre is left in this turn.' }
  return {
    prompt: 'who flies, and who shoots?',
    hint: `A manoeuvre and a shot, in either order${settings.sameShip ? ', with the same ship' : ''}.`,
  }
}

function describePlacing({ battle }: SeatContext): SeatQuestion {
  const ship = formatNextShipName(battle)
  if (battle.companion)
    return { prompt: `what does ${ship} show?`, hint: 'Put it on the table with any face up and a free plane number.' }
  const { cardLongMm } = battle.settings
  return {
    prompt: `where does ${ship} stand?`,
    hint:
      battle.ships.length === 0
        ? 'Anywhere within the area.'
        : `More than ${cardLongMm} mm from every ship, at most ${2 * cardLongMm} mm from one.`,
  }
}
