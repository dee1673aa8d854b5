import type { Cube } from '#shared/games/space-planes/model.ts'
import { createAimChoice } from './aim-choices.ts'
import { createAnnounceChoice } from './announce-choices.ts'
import { createFollowChoice } from './follow-choice.ts'
import { createMeasuredShotChoice } from './measured-shot-choices.ts'
import { listPlacingChoices } from './placing-choices.ts'
import { findReasonToWait } from './question-text.ts'
import { createPassChoice, listSurrenderChoices } from './seat-choices.ts'
import type { BattleChoice, SeatContext } from './seat-context.ts'
import { listEnemiesOnPlane } from './ship-actions.ts'
import { createManoeuvreChoice, listShipManoeuvres } from './ship-manoeuvres.ts'
import { createShotChoice } from './shot-choices.ts'

/** Everything that the seat may do now: with its ships in focus, then as a whole. Nothing if a bot flies it. */
export function listBattleChoices(context: SeatContext): BattleChoice[] {
  const { battle, seat, focus } = context
  if (battle.phase === 'over' || battle.bots?.[seat] !== undefined) return []
  if (findReasonToWait(context) !== null) return listSurrenderChoices(context)
  if (battle.phase === 'placing') return listPlacingChoices(context)
  if (battle.companion?.roll) return [createFollowChoice(context, battle.companion.roll.ship)]
  return [
    ...focus.flatMap((ship) => listManoeuvres(context, ship)),
    ...listShootersFirst(context).flatMap((ship) => listShots(context, ship)),
    createPassChoice(context),
    ...listSurrenderChoices(context),
  ]
}

/** The manoeuvres of a ship: reported from the table, or flown here. */
function listManoeuvres(context: SeatContext, ship: Cube): BattleChoice[] {
  return listShipManoeuvres(context, ship, context.battle.companion ? createAnnounceChoice : createManoeuvreChoice)
}

/** The shots of a ship: reported, by mail, or at one table. */
function listShots(context: SeatContext, ship: Cube): BattleChoice[] {
  const { companion, mail } = context.battle
  if (companion) return [createMeasuredShotChoice(context, ship)]
  if (mail) return [createAimChoice(context, ship)]
  // Measured by hand only for a ship in focus: it stands in the menu, where ships are not told apart.
  const isMeasurable = context.focus.length === 1 && listEnemiesOnPlane(context, ship).length > 0
  return [createShotChoice(context, ship), ...(isMeasurable ? [createMeasuredShotChoice(context, ship)] : [])]
}

/** The ships in focus, the one with the likeliest hit first, so that the letter of a shot takes it. */
function listShootersFirst({ focus, lines }: SeatContext): readonly Cube[] {
  const open = lines.filter(({ whyNot: refusal }) => refusal === null)
  const bestOf = ({ id }: Cube) =>
    Math.max(-1, ...open.flatMap(({ ship, chance }) => (ship === id ? [chance?.now ?? 0] : [])))
  return focus.toSorted((a, b) => bestOf(b) - bestOf(a))
}
