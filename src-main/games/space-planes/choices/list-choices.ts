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
    ...focus.flatMap((ship) => listShipChoices(context, ship)),
    createPassChoice(context),
    ...listSurrenderChoices(context),
  ]
}

/** The manoeuvres and the shot of a ship: reported, by mail, or at one table. */
function listShipChoices(context: SeatContext, ship: Cube): BattleChoice[] {
  const { companion, mail } = context.battle
  if (companion)
    return [...listShipManoeuvres(context, ship, createAnnounceChoice), createMeasuredShotChoice(context, ship)]
  const manoeuvres = listShipManoeuvres(context, ship, createManoeuvreChoice)
  if (mail) return [...manoeuvres, createAimChoice(context, ship)]
  const isEnemyOnPlane = listEnemiesOnPlane(context, ship).length > 0
  return [
    ...manoeuvres,
    createShotChoice(context, ship),
    ...(isEnemyOnPlane ? [createMeasuredShotChoice(context, ship)] : []),
  ]
}
