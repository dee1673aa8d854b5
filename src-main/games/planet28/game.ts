import type { Game } from '#main/games/kit/game.ts'
import { type BattleCommand, BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { evolve } from './battle/evolve/evolve.ts'
import { computeAttackSequenceOdds } from './battle/odds/attack-sequence-odds.ts'
import { buildCommandReport } from './battle/report/command-result.ts'
import { formatEvent } from './battle/report/format-event.ts'
import { createNameReplacer } from './battle/report/name-replacer.ts'
import { type BattleView, redactEventForViewer, viewFor } from './battle/view.ts'
import { PLANET28_PLAYABLE } from './choices/playable.ts'
import { decideOnMap } from './field/map/decide-on-map.ts'
import { findBotCommand } from './field/map/find-bot-command.ts'
import { setUpBattleOnMap } from './field/map/set-up-battle-on-map.ts'
import { BATTLE_OPTIONS_SCHEMA } from './options-check.ts'

/** Manual commands, and the end with its goals, must not be entered by the player whom they favour (P28-CAMP-3). */
const BY_HAND: readonly BattleCommand['type'][] = ['correct', 'tally', 'next-turn', 'finish']

/** Fields of commands with values measured or agreed at the table, or with the other side's answer (P28-MEAS-3). */
const MEASURED =
  'said distanceCm cm dropCm obstacleCm isSeen seen near contacts isAtEdge ground hull ownHull bystanders member answer shots wishes modifier text'.split(
    ' ',
  )

/** Those of them that a map does not measure. An empty list says nothing. */
const AGREED: readonly string[] = ['member', 'answer', 'wishes', 'modifier', 'text']

/**
 * The gamemaster enters anything that would favour the player entering it (P28-CAMP-3, P28-MEAS-3). A map measures for
 * itself, whatever a command says.
 */
function forGamemaster(command: BattleCommand, { map }: Pick<Battle, 'map'>): string | null {
  if (BY_HAND.includes(command.type))
    return 'Only the gamemaster corrects, tallies and ends a battle: tell them what is wrong.'
  if (command.type === 'fight' || command.type === 'vehicle-fight')
    return 'Only the gamemaster gives a fight with its answer: declare it, and the side of the target is asked.'
  const order = command.type === 'declare' ? command.attack : command
  const isMeasured = MEASURED.some((field) => {
    if (!Object.hasOwn(order, field)) return false
    const value: unknown = order[field as keyof typeof order]
    return map === undefined || (AGREED.includes(field) && !(Array.isArray(value) && value.length === 0))
  })
  return isMeasured ? 'Only the gamemaster says what was measured on the table: let them enter this order.' : null
}

/**
 * A battle as a game of the kit. All of it is public except the reasons of corrections. Agendas and notes are not part
 * of it.
 */
export const PLANET28_BATTLE: Game<Battle, BattleCommand, BattleEvent, BattleView, BattleOptions> = {
  id: 'planet28',
  format: 1,
  options: BATTLE_OPTIONS_SCHEMA,
  commands: BattleCommandSchema,
  setUp: setUpBattleOnMap,
  seats: ({ sides }) => sides.map(({ id }) => id),
  isOver: ({ phase }) => phase === 'over',
  winners: ({ reachedGoal }) => reachedGoal,
  decide: decideOnMap,
  forGamemaster,
  evolve,
  viewFor,
  eventFor: redactEventForViewer,
  odds: (battle, commands) =>
    computeAttackSequenceOdds(
      battle,
      commands.filter((command) => command.type === 'shoot' || command.type === 'fight'),
    ),
  describe: formatEvent,
  result: buildCommandReport,
  playable: PLANET28_PLAYABLE,
  naming: createNameReplacer,
  botMove: findBotCommand,
}
