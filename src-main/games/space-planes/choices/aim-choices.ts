import { buildOption } from '#main/games/kit/inputs.ts'
import type { OrderAfterShot, Battle } from '#shared/games/space-planes/battle.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { type ManoeuvreName, MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { CommandDraft, Input, InputOption } from '#shared/match/protocol.ts'
import { simulateShotResult } from '../commands/by-mail.ts'
import { createManoeuvrePlanner, type ManoeuvrePlan } from './manoeuvre-plan.ts'
import { type BattleChoice, createInput, type SeatContext } from './seat-context.ts'
import { findActionRefusal, formatShipLabel } from './ship-actions.ts'
import { forecastShot } from './shot-forecast.ts'
import { buildShotChoice, createShotMarks, findShotWithRangeClasses, listShotTargets } from './shot-targets.ts'

/** A shot by mail, whose cards come with the answer, and what the shooter does after each result (SP-MAIL-1, SP-MAIL-2). */
export function createAimChoice(context: SeatContext, ship: Cube): BattleChoice {
  const { battle, seat } = context
  const findLines = (target: string | null) => findShotWithRangeClasses(context, ship.id, target)
  const followUps = ({ target, values }: CommandDraft) =>
    findLines(target) === null ? [] : planFollowUps(context, { ship: ship.id, target: target ?? '' }, values)
  return {
    choice: buildShotChoice(context, ship, {
      id: `aim:${ship.id}`,
      label: 'Shoot',
      targets: listShotTargets(context, ship),
      note: 'The cards come with the answer.',
    }),
    inputs: (draft) => followUps(draft).flatMap(({ inputs }) => inputs),
    commands(draft) {
      const [hit = null, miss = null] = followUps(draft).map(({ order }) => order)
      return draft.target === null ? [] : [{ type: 'aim', by: seat, ship: ship.id, target: draft.target, hit, miss }]
    },
    details(draft) {
      const lines = findLines(draft.target)
      return {
        forecast: lines === null ? null : forecastShot(battle, lines),
        marks: [
          ...createShotMarks(context, ship.id, draft.target),
          ...followUps(draft).flatMap(({ plan }) => plan?.marks ?? []),
        ],
      }
    },
  }
}

/** What the shooter does after one result of a shot. */
interface FollowUp {
  readonly inputs: readonly Input[]
  readonly order: OrderAfterShot | null
  /** Its manoeuvre, as far as it was filled in. */
  readonly plan: ManoeuvrePlan | null
}

interface Shot {
  readonly ship: string
  readonly target: string
}

/** What follows a hit, then a miss. Nothing may follow if the manoeuvre is flown or the battle is over (SP-TURN-1). */
function planFollowUps(context: SeatContext, shot: Shot, values: CommandDraft['values']): FollowUp[] {
  if (context.battle.done.manoeuvre !== null) return []
  return (['hit', 'miss'] as const).map((path) => {
    const after = simulateShotResult(context.battle, shot, path === 'hit')
    return after.phase === 'over' ? NOTHING_FOLLOWS : planFollowUp({ ...context, battle: after }, path, values)
  })
}

const NOTHING_FOLLOWS: FollowUp = { inputs: [], order: null, plan: null }

function planFollowUp(context: SeatContext, path: 'hit' | 'miss', values: CommandDraft['values']): FollowUp {
  const { battle } = context
  const options = listFollowUpOptions(context)
  const input = createInput('aim', path, {
    hint: 'Empty: you decide once the cards are here.',
    options: options.map(({ option }) => option),
  })
  const chosen = options.find(({ option }) => JSON.stringify(option.value) === JSON.stringify(values[path] ?? null))
  if (!chosen) return { ...NOTHING_FOLLOWS, inputs: [input] }
  if (chosen.manoeuvre === null) return { ...NOTHING_FOLLOWS, inputs: [input], order: { type: 'pass' } }
  const planned = { ...chosen.manoeuvre, command: 'aim', path: `${path}.parts` } as const
  const plan = createManoeuvrePlanner(battle, planned)(values)
  return {
    inputs: [input, ...plan.inputs],
    order: { type: 'manoeuvre', ...chosen.manoeuvre, parts: [...plan.parts] },
    plan,
  }
}

interface FollowUpOption {
  readonly option: InputOption
  readonly manoeuvre: { readonly ship: string; readonly name: ManoeuvreName } | null
}

/** The end of the turn, and the manoeuvres of all ships that may fly after the shot (SP-TURN-2). */
function listFollowUpOptions(context: SeatContext): FollowUpOption[] {
  const names = Object.keys(MANOEUVRES) as ManoeuvreName[]
  const flyers = listFlyers(context)
  return [
    { option: buildOption({ type: 'pass' }, 'End the turn'), manoeuvre: null },
    ...flyers.flatMap((ship) =>
      names.map((name) => ({
        option: buildOption(
          { type: 'manoeuvre', ship, name },
          `${MANOEUVRES[name].title} of ${formatShipName(context.battle, ship)}`,
          { group: formatShipLabel(context, ship) },
        ),
        manoeuvre: { ship, name },
      })),
    ),
  ]
}

function listFlyers({ battle, seat }: { readonly battle: Battle; readonly seat: string }): string[] {
  return battle.ships
    .filter(({ id, owner }) => owner === seat && findActionRefusal({ battle, seat }, id, 'manoeuvre') === null)
    .map(({ id }) => id)
}
