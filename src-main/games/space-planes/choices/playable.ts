import { CORRECTION_CHOICE_ID, previewChoiceDraft } from '#main/games/kit/choice.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { CommandSchema } from '#shared/games/space-planes/commands.ts'
import type { Notice, PlayableGame, TurnStatus } from '#shared/match/protocol.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { listReminders } from '../queries/reminders.ts'
import { createCorrectionChoice } from './correction.ts'
import { listBattleChoices } from './list-choices.ts'
import { describeQuestion } from './question-text.ts'
import { createBattleFromView, createSeatContext, type SeatContext } from './seat-context.ts'
import { listShipPieces } from './ship-actions.ts'

const RULES = { decide, evolve, commands: CommandSchema }

/** Space Planes on the match page: with positions, reported from the table, or by mail. */
export const SPACE_PLANES_PLAYABLE: PlayableGame<BattleView> = {
  turn: describeTurn,
  choices(view, seat, pieces) {
    const context = createSeatContext(view, seat, pieces)
    return {
      ...describeQuestion(context),
      pieces: isFlying(context) ? listShipPieces(context) : [],
      actsBy: 'piece',
      choices: listBattleChoices(context).map(({ choice }) => choice),
      notices: listNotices(context),
    }
  },
  preview(view, seat, draft) {
    const context = createSeatContext(view, seat, draft.pieces)
    const playable =
      draft.choice === CORRECTION_CHOICE_ID
        ? createCorrectionChoice(context.battle)
        : listBattleChoices(context).find(({ choice }) => choice.id === draft.choice)
    if (!playable) throw new RangeError(`There is no choice ${draft.choice}.`)
    return previewChoiceDraft(RULES, context.battle, { playable, draft })
  },
  correction: (view) => createCorrectionChoice(createBattleFromView(view)).choice,
}

/** Whether the ships of the seat may act. Those of a bot may not. */
function isFlying({ battle, seat }: SeatContext): boolean {
  if (battle.bots?.[seat] !== undefined) return false
  return battle.phase === 'flying' && battle.active === seat && !battle.companion?.roll && !battle.mail?.aimed
}

/** Reminders of the active seat: what is due, and what is easily forgotten. */
function listNotices({ battle, seat }: SeatContext): Notice[] {
  if (battle.active !== seat || battle.bots?.[seat] !== undefined) return []
  return listReminders(battle).map(({ id, rule, words }) => ({ text: words, rule, isUrgent: id === 'reorient-first' }))
}

/** Whose turn it is. Nothing in a battle is hidden from other seats. */
function describeTurn(view: BattleView): TurnStatus {
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
