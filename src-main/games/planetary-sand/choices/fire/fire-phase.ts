import { buildChoice } from '#main/games/kit/choice.ts'
import { areShotsDeclaredFirst, findUnreportedBlast } from '#main/games/planetary-sand/fire/declared-shots.ts'
import {
  type ShooterWithShotsLeft,
  listShootersWithShotsLeft,
} from '#main/games/planetary-sand/fire/firing-list-entries.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { listSidesToAct } from '#shared/games/planetary-sand/sides-to-act.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { Piece } from '#shared/match/protocol.ts'
import { type ChoiceContext, isChoiceWanted, type PhaseQuestion, type SandChoice } from '../choice-context.ts'
import { listEndPhaseChoices } from '../end-phase.ts'
import { createBlastReportChoice } from './blast.ts'
import { describeDeclaredShots, listDeclaredShotForecasts } from './declared-shot-forecasts.ts'
import { createLaunchChoice, buildLaunchDiceToRoll } from './launch.ts'
import { createShootChoice } from './shoot.ts'
import { createShooterGroup } from './shooter-group.ts'
import { buildShotDiceToRoll, buildLossDistribution, listDeclaredEffectChances } from './shot-forecast.ts'

/**
 * Asks who fires, once both sides' secret firing lists are opened; the blast of a landed missile is reported first.
 * From version 3 of the rules both sides declare all shots before any die is rolled; in older battles each shot is
 * rolled at once (SAND-TURN-1, SAND-TURN-3).
 */
export function buildFireQuestion(focus: ChoiceContext): PhaseQuestion {
  const { battle, seat } = focus
  const landed = findUnreportedBlast(battle)
  if (landed !== null)
    return {
      prompt: `who lies under the blast of ${landed.shooter}?`,
      hint: 'Place the template on the table.',
      pieces: [],
      actsBy: 'piece',
      choices: landed.side === seat ? [createBlastReportChoice(battle, landed)] : [],
    }
  const shooters = listShootersWithShotsLeft(battle).filter(({ side }) => side === seat)
  return {
    prompt: 'who fires?',
    hint: areShotsDeclaredFirst(battle) ? 'Both sides declare their shots before any die is rolled.' : null,
    pieces: shooters.map(describeShooter),
    actsBy: 'piece',
    choices: [
      ...listShotChoices(focus, shooters),
      ...listWithdrawals(focus),
      ...listConfirmations(focus, shooters.length === 0),
    ],
  }
}

function describeShooter({ unit, shooter, weapon, left }: ShooterWithShotsLeft): Piece {
  const { title } = WEAPONS[weapon]
  const many = left > 1 ? `, ${formatCount(left, 'shot')} left` : ''
  return { id: shooter, label: shooter, group: `${unit}: ${title}`, note: `${title}${many}`, isDone: false }
}

/** Direct and indirect fire of the shooters in focus, who must have the same weapon. */
function listShotChoices(focus: ChoiceContext, shooters: readonly ShooterWithShotsLeft[]): SandChoice[] {
  const { pieces } = focus
  const chosen = shooters.filter(({ shooter }) => pieces.includes(shooter))
  const isMixed = chosen.some(({ weapon }) => weapon !== chosen[0]?.weapon)
  if (isMixed) return [createMixedChoice(chosen)]
  const volley = createShooterGroup(focus, chosen)
  if (!volley) return []
  const choices = [
    isChoiceWanted(focus, 'shoot') ? createShootChoice(volley) : null,
    isChoiceWanted(focus, 'launch') ? createLaunchChoice(volley) : null,
  ]
  return choices.filter((choice) => choice !== null)
}

/** Says why shooters with different weapons do not fire together. */
function createMixedChoice(shooters: readonly ShooterWithShotsLeft[]): SandChoice {
  const refusal = {
    code: 'mixed-weapons',
    message: 'They have different weapons: choose those with the same one.',
    rule: null,
  }
  const actors = shooters.map(({ shooter }) => shooter)
  return { choice: buildChoice({ id: 'shoot', label: 'Fire', group: 'Fire', actors, refusal }), commands: () => [] }
}

/** Declared shots that the seat may take back (SAND-TURN-1). */
function listWithdrawals(focus: ChoiceContext): SandChoice[] {
  const { battle, seat } = focus
  return describeDeclaredShots(battle, seat)
    .map(({ shooter, text }) => ({ id: `withdraw:${shooter}`, shooter, note: text }))
    .filter(({ id }) => isChoiceWanted(focus, id))
    .map(({ id, shooter, note }) => ({
      choice: buildChoice({
        id,
        label: `Take back the shots of ${shooter}`,
        group: 'Declared shots',
        note,
        isImmediate: true,
      }),
      commands: () => [{ type: 'withdraw', by: seat, shooter }],
    }))
}

/** The end of fire. The side that confirms last rolls the dice of both (SAND-TURN-1). */
function listConfirmations(focus: ChoiceContext, isPrimary: boolean): SandChoice[] {
  const { battle, seat } = focus
  if (!areShotsDeclaredFirst(battle)) return listEndPhaseChoices(focus, { isPrimary })
  const { declared = [] } = battle
  const own = declared.filter(({ by }) => by === seat).length
  const doesRoll = declared.length > 0 && listSidesToAct(battle).every((side) => side === seat)
  const label = `Confirm ${own === 0 ? 'no shots' : formatCount(own, 'shot')}${doesRoll ? ' and roll' : ''}`
  return listEndPhaseChoices(
    focus,
    { label, isPrimary },
    {
      details: () => ({ rolls: doesRoll ? listVolleyRolls(battle) : [], forecast: forecastDeclared(battle, seat) }),
    },
  )
}

/** The dice of the whole volley in the order of rolling: direct shots, then launches. */
function listVolleyRolls(battle: Battle) {
  return listDeclaredShotForecasts(battle).map(({ shot, target, chance }) => {
    const label = `${shot.shooter} at ${target ?? 'a point'}`
    return chance ? buildShotDiceToRoll(label, chance) : buildLaunchDiceToRoll(label, shot.weapon, battle.settings)
  })
}

function forecastDeclared(battle: Battle, seat: string) {
  const chances = listDeclaredEffectChances(battle, seat)
  if (chances.length === 0) return null
  return { chance: null, rolls: [], distributions: [buildLossDistribution('Losses', chances)], variants: [] }
}
